import { Plus, X } from 'lucide-react'
import type { DeskSchema } from '../../../kit/api/desk.ts'
import { deskLimits } from '../../../kit/api/limits.ts'
import { SelectField, TextareaField, TextField } from '../../../kit/form/fields.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { FormPage } from '../../shared/FormPage.tsx'
import { deskLocales, languageName } from '../../shared/i18n.ts'
import { useDeskForm } from '../../shared/use-desk-form.ts'
import type { SensitiveGuidance } from '../../shared/sensitive.ts'
import { IconButton } from '../../shared/IconButton.tsx'
import { Stack } from '../../../kit/ui/Layout.tsx'
import styles from './Sensitive.module.css'

type HelpLine = DeskSchema<'SensitiveHelpLine'>
const most = deskLimits.SensitiveGuidanceRequest.helpLines.maxItems
const lineLimits = deskLimits.SensitiveHelpLine
const orNull = (typed: string): string | null => (typed.trim() === '' ? null : typed.trim())

/** What to do about a category, whom to tell, and where people find help. */
export function GuidanceForm({ guidance }: { guidance: SensitiveGuidance }) {
  const { t, locale, call } = useDesk()
  const { category } = guidance
  // What stands while nobody has written anything else is in the box, to be changed; unchanged, it is not kept as theirs.
  const usual = { text: t(`sensitive.default.${category}`), tell: t('sensitive.default.tell') }
  const own = (typed: string, delivered: string): string | null => (typed.trim() === delivered ? null : orNull(typed))
  const form = useDeskForm({
    initial: {
      text: guidance.text ?? usual.text,
      tell: guidance.tell ?? usual.tell,
      helpLines: guidance.helpLines.map((line) => ({ ...line, language: line.language ?? '' })),
    },
    of: guidance,
    toBody: ({ text, tell, helpLines }) => ({
      text: own(text, usual.text),
      tell: own(tell, usual.tell),
      helpLines: helpLines.map(({ name, contact, language }) => ({
        name: name.trim(),
        contact: contact.trim(),
        language: language || null,
      })),
    }),
    onSave: (body, header) => call('replaceSensitiveGuidance', { category, body, header }),
    again: ['listSensitiveWords', 'listSensitiveGuidance'],
    done: t('sensitive.saved'),
  })
  const { text, tell, helpLines: lines } = form.values
  const setLines = (helpLines: typeof lines): void => form.change({ helpLines })
  return (
    <FormPage
      form={form}
      back={{ to: '/sensitive', name: t('sensitive.back') }}
      title={t(`sensitive.category.${category}`)}
      raced={[
        { name: 'text', label: t('sensitive.guidance') },
        { name: 'tell', label: t('sensitive.tell') },
        {
          name: 'helpLines',
          label: t('sensitive.lines'),
          show: (those: readonly HelpLine[]) => those.map(({ name, contact }) => `${name}: ${contact}`).join('\n'),
        },
      ]}
    >
      <TextareaField
        name="text"
        label={t('sensitive.guidance')}
        hint={own(text, usual.text) === null ? t('sensitive.shipped') : t('sensitive.changed')}
        rows={6}
        dir="auto"
        maxLength={deskLimits.SensitiveGuidanceRequest.text.maxLength}
      />
      <TextareaField
        name="tell"
        label={t('sensitive.tell')}
        hint={own(tell, usual.tell) === null ? t('sensitive.shipped') : t('sensitive.changed')}
        rows={2}
        dir="auto"
        maxLength={deskLimits.SensitiveGuidanceRequest.tell.maxLength}
      />
      <Stack as="fieldset" gap={3} shrinks line="start" className={styles.lines}>
        <legend>{t('sensitive.lines')}</legend>
        {lines.map((line, index) => (
          <Stack align="end" gap={3} key={index} className={styles.line}>
            <TextField
              name={`helpLines.${index}.name`}
              label={t('sensitive.line.name')}
              missing={t('sensitive.line.missing')}
              isRequired={false}
              dir="auto"
              maxLength={lineLimits.name.maxLength}
            />
            <TextField
              name={`helpLines.${index}.contact`}
              label={t('sensitive.line.contact')}
              missing={t('sensitive.line.missing')}
              isRequired={false}
              dir="auto"
              maxLength={lineLimits.contact.maxLength}
            />
            <SelectField
              name={`helpLines.${index}.language`}
              label={t('filter.language')}
              choices={[
                { value: '', label: t('filter.language.all') },
                ...[...new Set([...deskLocales, ...(line.language === '' ? [] : [line.language])])].map((value) => ({
                  value,
                  label: languageName(value, locale),
                })),
              ]}
            />
            <IconButton
              icon={X}
              isLarge
              label={t('sensitive.line.remove', { name: line.name })}
              onClick={() => setLines(lines.toSpliced(index, 1))}
            />
          </Stack>
        ))}
        {lines.length < most && (
          <span>
            <Button
              variant="secondary"
              size="small"
              icon={<Icon icon={Plus} size={15} />}
              onClick={() => setLines([...lines, { name: '', contact: '', language: '' }])}
            >
              {t('sensitive.line.add')}
            </Button>
          </span>
        )}
      </Stack>
    </FormPage>
  )
}
