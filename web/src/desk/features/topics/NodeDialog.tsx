import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field, FieldGroup } from '../../../ui/Field.tsx'
import { Input } from '../../../ui/Input.tsx'
import { directionOf, languageName, useTexts } from '../../shared/i18n.ts'
import { nameOf } from './findings.ts'
import { type Node, type NodeRequest, toRequest, type Tree } from './queries.ts'
import { withWords } from './words.ts'
import styles from './Topics.module.css'

const everywhere: NodeRequest['visibility'] = ['guidedEntry', 'searchFacets', 'gamePages']
const blank = (parentId: number): NodeRequest => ({
  id: null,
  parentId,
  name: {},
  friendlyText: {},
  keywords: {},
  icon: 'circle-help',
  popular: false,
  visibility: everywhere,
  anonymousFields: null,
})

/** A new entry, or the name and settings of one that is there. */
export function NodeDialog({
  tree: { locales, defaultLocale, languages, nodes },
  node,
  parentId,
  isBusy,
  onClose,
  onDone,
}: {
  tree: Tree
  node?: Node
  parentId: number
  isBusy: boolean
  onClose: () => void
  onDone: (node: NodeRequest) => void
}) {
  const { t, locale } = useTexts()
  const [draft, setDraft] = useState<NodeRequest>(() => (node ? toRequest(node) : blank(parentId)))
  const [isTried, setTried] = useState(false)
  const change = (part: Partial<NodeRequest>): void => setDraft({ ...draft, ...part })
  const isNameless = (draft.name[defaultLocale] ?? '').trim() === ''
  const mayShape = languages.length === 0
  const parent = nodes.find(({ id }) => id === parentId)
  const ordered = [defaultLocale, ...locales.filter((one) => one !== defaultLocale)]
  const done = (): void => {
    setTried(true)
    if (!isNameless) onDone(draft)
  }
  return (
    <Dialog
      title={
        node
          ? nameOf(node, locale, defaultLocale)
          : parent
            ? t('topics.add.title', { group: nameOf(parent, locale, defaultLocale) })
            : t('topics.add')
      }
      closeLabel={t('close')}
      onClose={onClose}
      actions={
        <>
          <Button isBusy={isBusy} onClick={done}>
            {t(node ? 'topics.keep' : 'topics.add')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <div className={styles.parts}>
        <FieldGroup label={t('topics.name')} hint={t('topics.name.hint')}>
          <div className={styles.languages}>
            {ordered.map((one) => (
              <Field
                key={one}
                label={languageName(one, locale)}
                isRequired={one === defaultLocale}
                {...(one === defaultLocale && isTried && isNameless ? { error: t('studio.new.missing') } : {})}
              >
                {(control) => (
                  <Input
                    {...control}
                    lang={one}
                    dir={directionOf(one)}
                    readOnly={!mayShape && !languages.includes(one)}
                    value={draft.name[one] ?? ''}
                    onChange={({ target }) => change({ name: withWords(draft.name, one, target.value) })}
                  />
                )}
              </Field>
            ))}
          </div>
        </FieldGroup>
        {mayShape && (
          <FieldGroup label={t('topics.where')}>
            {everywhere.map((one) => (
              <Checkbox
                key={one}
                label={t(`topics.where.${one}`)}
                checked={draft.visibility.includes(one)}
                onChange={({ target }) =>
                  change({
                    visibility: everywhere.filter((each) =>
                      each === one ? target.checked : draft.visibility.includes(each),
                    ),
                  })
                }
              />
            ))}
            <Checkbox
              label={t('topics.popular')}
              checked={draft.popular}
              onChange={({ target }) => change({ popular: target.checked })}
            />
          </FieldGroup>
        )}
      </div>
    </Dialog>
  )
}
