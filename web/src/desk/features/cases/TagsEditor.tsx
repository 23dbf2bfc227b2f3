import { X } from 'lucide-react'
import { type Ref, useId, useState } from 'react'
import { deskLimits } from '../../../kit/api/limits.ts'
import { cutText } from '#rules/text.ts'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Input } from '../../../kit/ui/Input.tsx'
import { Row, Stack } from '../../../kit/ui/Layout.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { useTags } from './queries.ts'
import styles from './Triage.module.css'

/** One word, small, without what a tag cannot hold. */
export const asTag = (typed: string): string =>
  cutText(
    typed
      .trim()
      .toLowerCase()
      .replace(/[\s,;#"<>]+/g, '-'),
    deskLimits.CaseTag.maxLength,
  )

/** Tags as chips, and a box that adds one. */
export function TagsEditor({
  tags,
  onChange,
  boxRef,
}: {
  tags: readonly string[]
  onChange: (tags: string[]) => void
  boxRef: Ref<HTMLInputElement>
}) {
  const { t } = useTexts()
  const known = useTags()
  const listId = useId()
  const [typed, setTyped] = useState('')
  const add = (): void => {
    const tag = asTag(typed)
    setTyped('')
    if (tag !== '' && !tags.includes(tag) && tags.length < deskLimits.CaseTags.maxItems) onChange([...tags, tag])
  }
  return (
    <Stack gap={2} className={styles.tags}>
      {tags.length > 0 && (
        <Row as="ul" wrap gap={1} align="stretch">
          {tags.map((tag) => (
            <Row as="li" radius={1} ground="sunken" size={1} inline key={tag} className={styles.tag}>
              <bdi>{tag}</bdi>
              <button
                type="button"
                aria-label={t('tags.remove', { tag })}
                onClick={() => onChange(tags.filter((one) => one !== tag))}
              >
                <Icon icon={X} size={13} />
              </button>
            </Row>
          ))}
        </Row>
      )}
      <Input
        ref={boxRef}
        aria-label={t('tags.add')}
        placeholder={t('tags.add')}
        list={listId}
        value={typed}
        maxLength={deskLimits.CaseTag.maxLength}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={add}
        onKeyDown={(event) => {
          if (event.key === 'Escape') event.currentTarget.blur()
          if (event.key !== 'Enter' && event.key !== ',') return
          event.preventDefault()
          add()
        }}
      />
      <datalist id={listId}>
        {known.map((tag) => (
          <option key={tag} value={tag}>
            {tag}
          </option>
        ))}
      </datalist>
    </Stack>
  )
}
