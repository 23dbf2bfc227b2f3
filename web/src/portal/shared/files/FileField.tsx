import { File as FileIcon, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { useApiClient } from '../../../kit/api/context.ts'
import { Field, FieldError } from '../../../kit/ui/Field.tsx'
import { FileDrop } from '../../../kit/ui/FileDrop.tsx'
import { isUnready, noteReady, noteSearch } from '../../../kit/lib/ready-files.ts'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Stack, Text } from '../../../kit/ui/Layout.tsx'
import { lostFiles, noteFiles } from '../form/draft.ts'
import { errorText } from '../form/field-errors.ts'
import { useFormSurroundings } from '../../../kit/form/form-context.ts'
import { type FormFieldProps, useOwnControl } from '../../../kit/form/FormField.tsx'
import { useMessages } from '../i18n/context.ts'
import { useInGame } from '../settings/config.ts'
import { useFeature } from '../settings/features.ts'
import styles from './FileField.module.css'
import { type FileErrorCode, type FileRules, maxFileSize } from '#rules/files.ts'
import { acceptOf, fileErrors, fileSize, noticeMilliseconds, wantsPreparing } from './file-rules.ts'
import { prepared } from './pictures.ts'
import { useExtensions } from './use-extensions.ts'
import { useFilesAnywhere } from './use-files-anywhere.ts'

/**
 * Chosen files as a form value (File[]). Good and bad ones stand in one list; a bad one keeps its error until it is
 * removed, the notice above goes after 5 s (ground G20). `extensions` null takes the server's list. Hidden in a game's
 * browser (FILE-06).
 */
export function FileField({
  maxCount,
  extensions = null,
  check,
  takesAll = false,
  ...field
}: Omit<FormFieldProps, 'rules'> & {
  maxCount: number
  /** null: the server's list; `'any'`: the rule of the whole (`check`) decides. */
  extensions?: readonly string[] | 'any' | null
  /** Rule over all files, such as the diagnostic bundle's. */
  check?: (files: readonly File[]) => FileErrorCode | null
  /** What is dropped or pasted anywhere on the page is its own. */
  takesAll?: boolean
}) {
  const messages = useMessages()
  const { t, locale } = messages
  const { isInGame } = useInGame()
  const { control, getValues, watch } = useFormContext()
  const { id, error } = useOwnControl(field)
  const served = useExtensions()
  const allowed = extensions === 'any' ? null : (extensions ?? served)
  const rules: FileRules = { maxCount, maxSize: maxFileSize, extensions: allowed }
  const text = (code: FileErrorCode): string => errorText(messages, code, { params: { max: maxCount } })

  // One that is made smaller is not too large yet.
  const sized = (file: File) => ({
    name: file.name,
    size: isUnready(file) ? Math.min(file.size, maxFileSize) : file.size,
  })
  const errorsOf = (files: readonly File[]): (FileErrorCode | null)[] => fileErrors(files.map(sized), rules)

  const { field: value } = useController({
    name: field.name,
    control,
    defaultValue: [],
    rules: {
      validate: (files: readonly File[] = []) => {
        const code = errorsOf(files).find((found) => found !== null) ?? check?.(files) ?? null
        if (code !== null) return text(code)
        return field.isRequired && files.length === 0 ? errorText(messages, 'required') : true
      },
    },
  })
  const files = (value.value ?? []) as readonly File[]
  const errors = errorsOf(files)
  const bad = errors.filter((code) => code !== null).length
  const [notice, setNotice] = useState(0)
  const [said, setSaid] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const { draft } = useFormSurroundings()
  const [lost, setLost] = useState<readonly string[]>([])
  const api = useApiClient()
  const isLegacy = useFeature('legacyMode') === true
  const place = `${draft}:${field.name}`
  const choose = (next: readonly File[]): void => {
    value.onChange(next)
    setLost([])
    if (draft !== undefined)
      noteFiles(
        draft,
        field.name,
        next.map(({ name }) => name),
      )
    // They go ahead of the form; what does not get through is carried by it (CD-198).
    if (isLegacy) return
    const good = fileErrors(next, rules)
    // Judged now: once it is ready, it is another file that goes.
    const sent = next.filter((file, index) => good[index] === null && !isUnready(file))
    void import('../../../kit/api/ahead.ts').then(({ chosen }) => chosen(api, place, sent)).catch(() => undefined)
  }
  const restore = useEffectEvent(async (): Promise<void> => {
    const names = draft === undefined ? [] : lostFiles(draft, field.name)
    if (names.length === 0) return
    const ahead = await import('../../../kit/api/ahead.ts').catch(() => null)
    const found = (await ahead?.restored(api, place)) ?? []
    // Whoever chose some meanwhile keeps them, the same ones once.
    const isNew = ({ name, size }: File): boolean => !found.some((one) => one.name === name && one.size === size)
    const now = (getValues(field.name) ?? []) as readonly File[]
    if (found.length > 0) choose([...found, ...now.filter(isNew)])
    setLost(names.filter((name) => !found.some((file) => file.name === name)))
  })
  useEffect(() => {
    const search = restore()
    if (draft !== undefined) noteSearch(draft, search)
  }, [draft])
  // With the first word: whoever chooses a file when the connection is gone finds it again after a reload.
  useEffect(() => {
    const typing = watch(() => {
      typing.unsubscribe()
      void import('../../../kit/api/ahead.ts').catch(() => undefined)
    })
    return () => typing.unsubscribe()
  }, [watch])

  useEffect(() => {
    if (notice === 0) return
    const timer = setTimeout(() => setNotice(0), noticeMilliseconds)
    return () => clearTimeout(timer)
  }, [notice])

  /** Each stands in the list at once and is exchanged for itself, smaller or barer, when that is ready. */
  const prepare = (chosen: readonly File[]): void => {
    const exchange = (before: File, after: File): void => {
      const now = (getValues(field.name) ?? []) as readonly File[]
      if (now.includes(before)) choose(now.map((file) => (file === before ? after : file)))
    }
    // Whoever sends one now sends it as it will be.
    for (const file of chosen) void noteReady(file, prepared(file)).then((after) => exchange(file, after))
  }
  const add = (chosen: readonly File[]): void => {
    prepare(chosen.filter(wantsPreparing))
    const next = [...files, ...chosen]
    choose(next)
    const refused = errorsOf(next).filter((code) => code !== null).length
    setNotice(refused)
    setSaid(t('support.files.count', { count: next.length - refused, max: maxCount }))
  }
  const isOver = useFilesAnywhere(takesAll && !isInGame, add)
  if (isInGame) return null
  const remove = (index: number): void => {
    choose(files.filter((_, at) => at !== index))
    setSaid(t('support.files.removed', { name: files[index]!.name }))
    input.current?.focus()
  }
  // Two of one name: the second is told apart by its place.
  const keyOf = (file: File, index: number): string => `${file.name}-${file.size}-${index}`
  const isFull = files.length - bad >= maxCount

  return (
    <Field
      id={id}
      label={field.richLabel ?? field.label}
      optionalLabel={t('support.common.optional')}
      hint={
        <>
          {field.hint ?? t('support.files.hint', { max: maxCount, size: fileSize(maxFileSize, locale) })}
          {field.hint === undefined && allowed !== null && (
            <Text as="bdi" breaks className={styles.kinds} dir="ltr">
              {allowed.join(', ').toLowerCase()}
            </Text>
          )}
        </>
      }
      footer={field.footer}
      error={bad > 0 ? undefined : error}
      isRequired={field.isRequired}
    >
      {(props) => (
        <Stack gap={3}>
          <FileDrop
            control={props}
            inputRef={input}
            prompt={isFull ? t('support.files.full') : t('support.files.add', { max: maxCount })}
            hint={isFull ? undefined : t(takesAll ? 'support.files.anywhere' : 'support.files.drop', { max: maxCount })}
            isTarget={isOver && !isFull}
            accept={acceptOf(allowed)}
            isMultiple={maxCount > 1}
            isDisabled={isFull}
            onFiles={add}
          />
          {lost.length > 0 && files.length === 0 && (
            <Text tone="danger" weight={600}>
              {t('support.files.lost', { names: new Intl.ListFormat(locale).format(lost) })}
            </Text>
          )}
          {notice > 0 && (
            <Text tone="danger" weight={600} role="alert">
              {t('support.files.notice', { count: notice })}
            </Text>
          )}
          {files.length > 0 && (
            <Stack as="ul" gap={2} aria-label={t('support.files.list')}>
              {files.map((file, index) => {
                const code = errors[index] ?? null
                return (
                  <li key={keyOf(file, index)} className={code === null ? styles.file : styles.badFile}>
                    <Icon icon={FileIcon} />
                    <span className={styles.name}>
                      <bdi>{file.name}</bdi>{' '}
                      <Text as="small" tone="quiet" lines="one">
                        {isUnready(file) ? t('support.files.preparing') : fileSize(file.size, locale)}
                      </Text>
                      {code !== null && <FieldError text={text(code)} />}
                    </span>
                    <Stack
                      as="button"
                      place="center"
                      radius={1}
                      tone="quiet"
                      type="button"
                      className={styles.remove}
                      aria-label={t('support.files.remove', { name: file.name })}
                      onClick={() => remove(index)}
                    >
                      <Icon icon={X} />
                    </Stack>
                  </li>
                )
              })}
            </Stack>
          )}
          <Text as="span" heard role="status">
            {said}
          </Text>
        </Stack>
      )}
    </Field>
  )
}
