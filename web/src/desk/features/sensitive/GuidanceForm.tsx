import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { deskLimits } from '../../../api/limits.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Input } from '../../../ui/Input.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Textarea } from '../../../ui/Textarea.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { FormPage, SaveButton } from '../../shared/FormPage.tsx'
import { deskLocales, languageName, useTexts } from '../../shared/i18n.ts'
import { RaceNotice } from '../../shared/Raced.tsx'
import { useRace } from '../../shared/use-race.ts'
import type { SensitiveGuidance } from '../../shared/sensitive.ts'
import { type HelpLine, saveGuidance, useSensitiveAct } from './queries.ts'
import styles from './Sensitive.module.css'

const most = deskLimits.SensitiveGuidanceRequest.helpLines.maxItems
const lineLimits = deskLimits.SensitiveHelpLine
const orNull = (typed: string): string | null => (typed.trim() === '' ? null : typed.trim())

/** What to do about a category, whom to tell, and where people find help. */
export function GuidanceForm({ guidance }: { guidance: SensitiveGuidance }) {
  const { t, locale } = useTexts()
  const { client } = useDesk()
  const { isBusy, act } = useSensitiveAct()
  const race = useRace()
  // What stands while nobody has written anything else is in the box, to be changed; unchanged, it is not kept as theirs.
  const usual = { text: t(`sensitive.default.${guidance.category}`), tell: t('sensitive.default.tell') }
  const [text, setText] = useState(guidance.text ?? usual.text)
  const [tell, setTell] = useState(guidance.tell ?? usual.tell)
  const own = (typed: string, delivered: string): string | null => (typed.trim() === delivered ? null : orNull(typed))
  const [lines, setLines] = useState<readonly HelpLine[]>(guidance.helpLines)
  const [isWrong, setWrong] = useState(false)
  const change = (at: number, line: Partial<HelpLine>): void =>
    setLines(lines.map((one, index) => (index === at ? { ...one, ...line } : one)))
  const save = (): void => {
    const isMissing = lines.some(({ name, contact }) => name.trim() === '' || contact.trim() === '')
    setWrong(isMissing)
    if (isMissing) return
    const helpLines = lines.map(({ name, contact, language }) => ({
      name: name.trim(),
      contact: contact.trim(),
      language,
    }))
    const request = { text: own(text, usual.text), tell: own(tell, usual.tell), helpLines }
    void act(async () => {
      await race.save(request, (match) => saveGuidance(client, guidance.category, request, match))
    }, t('sensitive.saved'))
  }
  return (
    <FormPage
      back={{ to: '/sensitive', name: t('sensitive.back') }}
      title={t(`sensitive.category.${guidance.category}`)}
      action={<SaveButton isBusy={isBusy} />}
      notice={
        <RaceNotice
          fields={[
            { name: 'text', label: t('sensitive.guidance') },
            { name: 'tell', label: t('sensitive.tell') },
            {
              name: 'helpLines',
              label: t('sensitive.lines'),
              show: (those: readonly HelpLine[]) => those.map(({ name, contact }) => `${name}: ${contact}`).join('\n'),
            },
          ]}
        />
      }
      isBusy={isBusy}
      onSubmit={save}
    >
      <Field
        label={t('sensitive.guidance')}
        hint={own(text, usual.text) === null ? t('sensitive.shipped') : t('sensitive.changed')}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={6}
            dir="auto"
            maxLength={deskLimits.SensitiveGuidanceRequest.text.maxLength}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <Field
        label={t('sensitive.tell')}
        hint={own(tell, usual.tell) === null ? t('sensitive.shipped') : t('sensitive.changed')}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            dir="auto"
            maxLength={deskLimits.SensitiveGuidanceRequest.tell.maxLength}
            value={tell}
            onChange={(event) => setTell(event.target.value)}
          />
        )}
      </Field>
      <fieldset className={styles.lines}>
        <legend>{t('sensitive.lines')}</legend>
        {lines.map((line, index) => (
          <div key={index} className={styles.line}>
            <Field
              label={t('sensitive.line.name')}
              {...(isWrong && line.name.trim() === '' ? { error: t('sensitive.line.missing') } : {})}
            >
              {(control) => (
                <Input
                  {...control}
                  dir="auto"
                  value={line.name}
                  maxLength={lineLimits.name.maxLength}
                  onChange={(event) => change(index, { name: event.target.value })}
                />
              )}
            </Field>
            <Field
              label={t('sensitive.line.contact')}
              {...(isWrong && line.contact.trim() === '' ? { error: t('sensitive.line.missing') } : {})}
            >
              {(control) => (
                <Input
                  {...control}
                  dir="auto"
                  value={line.contact}
                  maxLength={lineLimits.contact.maxLength}
                  onChange={(event) => change(index, { contact: event.target.value })}
                />
              )}
            </Field>
            <Field label={t('filter.language')}>
              {(control) => (
                <Select
                  {...control}
                  value={line.language ?? ''}
                  onChange={(event) => change(index, { language: event.target.value || null })}
                  choices={[
                    { value: '', label: t('filter.language.all') },
                    ...[...new Set([...deskLocales, ...(line.language === null ? [] : [line.language])])].map(
                      (value) => ({ value, label: languageName(value, locale) }),
                    ),
                  ]}
                />
              )}
            </Field>
            <button
              type="button"
              className={styles.remove}
              aria-label={t('sensitive.line.remove', { name: line.name })}
              onClick={() => setLines(lines.filter((_, at) => at !== index))}
            >
              <Icon icon={X} size={18} />
            </button>
          </div>
        ))}
        {lines.length < most && (
          <span>
            <Button
              variant="secondary"
              size="small"
              icon={<Icon icon={Plus} size={15} />}
              onClick={() => setLines([...lines, { name: '', contact: '', language: null }])}
            >
              {t('sensitive.line.add')}
            </Button>
          </span>
        )}
      </fieldset>
    </FormPage>
  )
}
