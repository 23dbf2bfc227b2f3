// guidepost move-in <kind> <source> <folder>: an old help centre becomes a pack, or part of one.
import { parseArgs } from 'node:util'
import { readFreshdeskFolder } from './freshdesk.ts'
import { readIntercomFolder } from './intercom.ts'
import { readMarkdownFolder } from './markdown.ts'
import { moveIn, type Outcome } from './move-in.ts'
import type { OldLibrary } from './library.ts'
import { fetchPublicFile } from './public-file.ts'
import { readWordPressFile } from './wordpress.ts'
import { authorizationOf } from './zendesk-api.ts'
import { readZendeskFolder, readZendeskSite } from './zendesk-source.ts'

export interface MoveInCommand {
  kind: string
  source: string
  folder: string
  product: string
  space: string
  isOffline: boolean
  isOverwriting: boolean
}

type FetchFile = ((url: URL) => Promise<Buffer>) | undefined
type ReadSource = (
  source: string,
  fetchFile: FetchFile,
  say: (line: string) => void,
) => Promise<OldLibrary> | OldLibrary

const readers: Readonly<Record<string, ReadSource>> = {
  zendesk: (source, fetchFile, say) =>
    /^https?:\/\//.test(source)
      ? readZendeskSite({ base: new URL(source), authorization: authorizationOf(process.env), say })
      : readZendeskFolder(source, fetchFile),
  markdown: readMarkdownFolder,
  freshdesk: readFreshdeskFolder,
  intercom: readIntercomFolder,
  wordpress: readWordPressFile,
}
export const movableKinds = Object.keys(readers)

/** @returns undefined where the arguments are none of this command's */
export const readArguments = (given: readonly string[]): MoveInCommand | undefined => {
  const [text, flag] = [{ type: 'string' }, { type: 'boolean' }] as const
  const options = { product: text, as: text, offline: flag, overwrite: flag }
  try {
    const { values, positionals } = parseArgs({ args: [...given], allowPositionals: true, options })
    const [kind = '', source = '', folder = '', ...rest] = positionals
    const {
      product = 'services',
      as: space = kind,
      offline: isOffline = false,
      overwrite: isOverwriting = false,
    } = values
    const isNamed = [product, space].every((name) => /^[a-z0-9-]{1,40}$/.test(name))
    if (rest.length > 0 || folder === '' || !isNamed || !Object.hasOwn(readers, kind)) return undefined
    return { kind, source, folder, product, space, isOffline, isOverwriting }
  } catch {
    return undefined
  }
}

export const runMoveIn = async (
  { kind, source, ...options }: MoveInCommand,
  say: (line: string) => void = () => undefined,
): Promise<Outcome> => {
  const fetchFile = options.isOffline ? undefined : fetchPublicFile
  const library = await readers[kind]!(source, fetchFile, say)
  return moveIn(library, { ...options, fetchFile })
}

export const describeOutcome = ({ folder, space }: MoveInCommand, { report, changes }: Outcome): string => {
  const { articles, drafts, versions, places, pictures, redirects, languages } = report.counts
  const fitted = Object.values(report.byKind).reduce((a, b) => a + b, 0)
  return [
    `${articles} articles (${versions} texts in ${languages.join(', ')}), ${drafts} drafts, ${places} categories, ` +
      `${pictures} pictures, ${redirects} old addresses.`,
    `Files: ${changes.added.length} added, ${changes.changed.length} changed, ${changes.removed.length} removed.`,
    `${fitted === 0 ? 'Everything fitted' : `${fitted} things did not come along as they were`}: ${folder}/.move-in/${space}/report.md`,
    `Next: scripts/guidepost.sh content push ${folder}`,
  ].join('\n')
}
