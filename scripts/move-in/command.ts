// guidepost move-in <kind> <source> <folder>: an old help centre becomes a pack, or part of one.
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
  const places: string[] = []
  const command = { product: 'services', space: '', isOffline: false, isOverwriting: false }
  for (let at = 0; at < given.length; at++) {
    const one = given[at]!
    if (one === '--offline') command.isOffline = true
    else if (one === '--overwrite') command.isOverwriting = true
    else if (one === '--product' || one === '--as') {
      const value = given[++at]
      if (value === undefined || !/^[a-z0-9-]{1,40}$/.test(value)) return undefined
      if (one === '--product') command.product = value
      else command.space = value
    } else if (one.startsWith('-')) return undefined
    else places.push(one)
  }
  const [kind = '', source = '', folder = '', ...rest] = places
  if (rest.length > 0 || folder === '' || !Object.hasOwn(readers, kind)) return undefined
  return { ...command, kind, source, folder, space: command.space || kind }
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
