import { useState } from 'react'
import { Stack } from '../../../kit/ui/Layout.tsx'
import { CategoryIcon } from '../../../kit/ui/category-icon/CategoryIcon.tsx'
import { Checkbox } from '../../../kit/ui/Checkbox.tsx'
import { FieldGroup } from '../../../kit/ui/Field.tsx'
import { Condition, Conditions } from '../../shared/Condition.tsx'
import { directionOf, type TextKey, useTexts } from '../../shared/i18n.ts'
import { shortNames } from '../../shared/language-names.ts'
import { nameOf } from './findings.ts'
import { IconPicker } from './IconPicker.tsx'
import { type Node, type NodeRequest, toRequest, type Tree, type WordsByLocale } from './queries.ts'
import { withWords, wordsIn } from './words.ts'
import { InputBox, SelectBox } from '../../../kit/ui/Boxes.tsx'
import { AskDialog } from '../../shared/DeskFrame.tsx'
import picker from './IconPicker.module.css'
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
  tree,
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
  const { defaultLocale, languages, nodes } = tree
  const [draft, setDraft] = useState<NodeRequest>(() => (node ? toRequest(node) : blank(parentId)))
  const [isTried, setTried] = useState(false)
  const change = (part: Partial<NodeRequest>): void => setDraft({ ...draft, ...part })
  const isNameless = (draft.name[defaultLocale] ?? '').trim() === ''
  const mayShape = languages.length === 0
  const parent = nodes.find(({ id }) => id === parentId)
  const done = (): void => {
    setTried(true)
    if (!isNameless) onDone(draft)
  }
  return (
    <AskDialog
      title={
        node
          ? nameOf(node, locale, defaultLocale)
          : parent
            ? t('topics.add.title', { group: nameOf(parent, locale, defaultLocale) })
            : t('topics.add')
      }
      size="medium"
      action={t(node ? 'topics.keep' : 'topics.add')}
      isBusy={isBusy}
      onDo={done}
      onClose={onClose}
    >
      <div className={styles.parts}>
        <FieldGroup label={t('topics.name')} hint={t('topics.name.hint')}>
          <WordsByLanguage
            tree={tree}
            words={draft.name}
            required={defaultLocale}
            {...(isTried && isNameless ? { error: t('studio.new.missing') } : {})}
            onChange={(words) => change({ name: words })}
          />
        </FieldGroup>
        {mayShape && (
          <FieldGroup label={t('topics.where')}>
            <Stack gap={1}>
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
            </Stack>
          </FieldGroup>
        )}
        <Conditions>
          <Condition
            name={t('topics.keywords')}
            words={wordsIn(draft.keywords, locale, defaultLocale) || null}
            none={t('topics.keywords.name')}
          >
            <FieldGroup label={t('topics.keywords')} hint={t('topics.keywords.hint')} isLabelHidden>
              <WordsByLanguage tree={tree} words={draft.keywords} onChange={(words) => change({ keywords: words })} />
            </FieldGroup>
          </Condition>
          <Condition
            name={t('topics.below')}
            words={wordsIn(draft.friendlyText, locale, defaultLocale) || null}
            none={t('penalty.none')}
          >
            <FieldGroup label={t('topics.below')} hint={t('topics.below.hint')} isLabelHidden>
              <WordsByLanguage
                tree={tree}
                words={draft.friendlyText}
                onChange={(words) => change({ friendlyText: words })}
              />
            </FieldGroup>
          </Condition>
          {mayShape && (
            <>
              <Condition
                name={t('topics.icon')}
                words={
                  <span className={picker.said}>
                    <CategoryIcon name={draft.icon} size={20} />
                    <span dir="ltr">{draft.icon}</span>
                  </span>
                }
              >
                <IconPicker icon={draft.icon} onChange={(icon) => change({ icon })} />
              </Condition>
              <AnonymousFields asked={draft.anonymousFields} onChange={(asked) => change({ anonymousFields: asked })} />
            </>
          )}
        </Conditions>
      </div>
    </AskDialog>
  )
}

/** A text in every language of the portal, its own first. */
function WordsByLanguage({
  tree: { locales, defaultLocale, languages },
  words,
  required,
  error,
  onChange,
}: {
  tree: Tree
  words: WordsByLocale
  /** The language it cannot do without. */
  required?: string
  error?: string
  onChange: (words: WordsByLocale) => void
}) {
  const { locale } = useTexts()
  const ordered = [defaultLocale, ...locales.filter((one) => one !== defaultLocale)]
  const names = shortNames(locales, locale)
  return (
    <Stack gap="3 4" className={styles.languages}>
      {ordered.map((one) => (
        <InputBox
          key={one}
          label={names.get(one) ?? one}
          isRequired={one === required}
          {...(one === required && error !== undefined ? { error } : {})}
          lang={one}
          dir={directionOf(one)}
          readOnly={languages.length > 0 && !languages.includes(one)}
          value={words[one] ?? ''}
          onChange={(typed) => onChange(withWords(words, one, typed))}
        />
      ))}
    </Stack>
  )
}

type Asked = NodeRequest['anonymousFields']
const askedOf: readonly (readonly [keyof NonNullable<Asked>, TextKey])[] = [
  ['email', 'topics.type.email'],
  ['name', 'topics.name'],
  ['phone', 'topics.type.phone'],
]

/** What the form asks of who is not signed in: as the group above has it, or of its own. */
function AnonymousFields({ asked, onChange }: { asked: Asked; onChange: (asked: Asked) => void }) {
  const { t } = useTexts()
  const names = askedOf.filter(([name]) => asked?.[name] === true).map(([, key]) => t(key))
  return (
    <Condition
      name={t('topics.anonymous')}
      words={asked === null ? null : names.join(' · ') || t('topics.anonymous.none')}
      none={t('topics.anonymous.above')}
    >
      <SelectBox
        label={t('topics.anonymous')}
        hint={t('topics.anonymous.hint')}
        value={asked === null ? 'above' : 'own'}
        onChange={(chosen) => onChange(chosen === 'above' ? null : { email: true, name: false, phone: false })}
        choices={[
          { value: 'above', label: t('topics.anonymous.above') },
          { value: 'own', label: t('topics.anonymous.own') },
        ]}
      />
      {asked !== null && (
        <Stack gap={1}>
          {askedOf.map(([name, key]) => (
            <Checkbox
              key={name}
              label={t(key)}
              checked={asked[name]}
              onChange={({ target }) => onChange({ ...asked, [name]: target.checked })}
            />
          ))}
        </Stack>
      )}
    </Condition>
  )
}
