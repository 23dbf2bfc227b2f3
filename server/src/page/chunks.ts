// Which files of the build a screen needs, so that the browser fetches them beside the app and not after it.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type Manifest = Record<string, { file: string; imports?: string[]; isEntry?: boolean }>

/** `case-list` → `CaseListPage.tsx`: a screen's file is named as the screen (web/README.md). */
const fileName = (page: string): string =>
  `/${page
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')}Page.tsx`

/**
 * Answers the files of a screen without those the page loads anyway; none when the build or the screen is not there.
 */
export const readChunks = (webDist: string): ((page: string) => readonly string[]) => {
  const path = join(webDist, '.vite', 'manifest.json')
  if (!existsSync(path)) return () => []
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest
  const collect = (key: string, into: Set<string>): Set<string> => {
    const entry = manifest[key]
    if (entry === undefined || into.has(entry.file)) return into
    into.add(entry.file)
    for (const next of entry.imports ?? []) collect(next, into)
    return into
  }
  const always = new Set(
    Object.entries(manifest)
      .filter(([, { isEntry }]) => isEntry)
      .flatMap(([key]) => [...collect(key, new Set())]),
  )
  const known = new Map<string, readonly string[]>()
  return (page) => {
    const ready = known.get(page)
    if (ready !== undefined) return ready
    const key = Object.keys(manifest).find((source) => source.endsWith(fileName(page)))
    const files = key === undefined ? [] : [...collect(key, new Set())].filter((file) => !always.has(file))
    known.set(page, files)
    return files
  }
}
