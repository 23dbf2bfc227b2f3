import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { isRecord } from '../../../kit/api/problem.ts'
import { stored } from '../../../kit/lib/stored.ts'

const isValues = (value: unknown): value is Record<string, unknown> => isRecord(value)

/** Leaves out what must never be kept: secure fields and files (OD-78, ground G30). `paths` are dotted. */
export const withoutPaths = (values: Record<string, unknown>, paths: readonly string[]): Record<string, unknown> => {
  const copy = (node: unknown, prefix: string): unknown => {
    if (typeof File !== 'undefined' && node instanceof File) return undefined
    if (Array.isArray(node))
      return node.map((entry, index) => copy(entry, `${prefix}.${index}`)).filter((entry) => entry !== undefined)
    if (!isRecord(node)) return node
    return Object.fromEntries(
      Object.entries(node).flatMap(([key, value]) => {
        const path = prefix === '' ? key : `${prefix}.${key}`
        return paths.includes(path) ? [] : [[key, copy(value, path)]]
      }),
    )
  }
  return copy(values, '') as Record<string, unknown>
}

/** What was typed under `key`, for default values; null when nothing is kept. */
export const readDraft = (key: string): Record<string, unknown> | null => stored('session', key, isValues).read()
/** Puts a text back that a reset took out of its form, so that it is there again after a reload. */
export const keepDraft = (key: string, values: Record<string, unknown>): void =>
  stored('session', key, isValues).write(values)
/** Names of chosen files by control: the files themselves are kept nowhere (ground G30), and that is said. */
const fileNames = (key: string) => stored('session', `${key}:files`, isFileNames)
const isFileNames = (value: unknown): value is Record<string, string[]> =>
  isRecord(value) && Object.values(value).every(Array.isArray)

/** What had been chosen under `key` for a control before the page was loaded anew. */
export const lostFiles = (key: string, control: string): readonly string[] => fileNames(key).read()?.[control] ?? []
export const noteFiles = (key: string, control: string, names: readonly string[]): void => {
  const { [control]: _, ...others } = fileNames(key).read() ?? {}
  fileNames(key).write(names.length === 0 ? others : { ...others, [control]: [...names] })
}

export const clearDraft = (key: string): void => {
  stored('session', key, isValues).clear()
  fileNames(key).clear()
}

/**
 * Keeps what is typed in sessionStorage until it is sent, so that a reload or a sign-in loses no word (OD-78,
 * decisions-cases A13).
 */
export const useDraft = <T extends FieldValues>(
  key: string,
  form: UseFormReturn<T>,
  neverKept: readonly string[] = [],
): void => {
  const { watch } = form
  const secret = neverKept.join('\n')
  useEffect(() => {
    const place = stored('session', key, isValues)
    let isOfflinePageHere = false
    const subscription = watch((values) => {
      place.write(withoutPaths(values as Record<string, unknown>, secret.split('\n')))
      // Without a connection it could not be fetched any more.
      if (isOfflinePageHere) return
      isOfflinePageHere = true
      void import('./KeptTexts.tsx').catch(() => {
        isOfflinePageHere = false
      })
    })
    return () => subscription.unsubscribe()
  }, [key, watch, secret])
}
