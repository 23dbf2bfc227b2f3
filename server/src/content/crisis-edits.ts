/**
 * What the desk changed of the pack's crisis messages (CD-426): it lies over the pack until an import brings another
 * message, and stands in what is exported, so that a push over it is refused like any other (CD-403).
 */
import { isMap, isSeq, parseDocument } from 'yaml'
import type { PackDocument } from './pack/document.ts'
import type { PackCrisisMessage } from './pack/format.ts'
import type { ReadRichText } from './pack/rich-text.ts'

export interface CrisisEdit {
  rowId: string
  /** The pack's id of it. */
  id: string
  isOver: boolean
  /** As it would stand in the pack, its texts as they were written; null: taken away. */
  written: PackCrisisMessage | null
}

/** The crisis room, as far as imports have to do with its messages. */
export interface CrisisEdits {
  list: () => Promise<CrisisEdit[]>
  /** The pack speaks again of this one; what was over stays in the history as the desk's own. */
  end: (edit: CrisisEdit) => Promise<void>
  /** Some have ended: after the commit whoever follows the messages reads them anew. */
  tell: () => void
}

/** As the reader of packs takes it in: its Markdown is HTML. */
const compiled = async (
  message: PackCrisisMessage,
  videoHosts: readonly string[],
  readRichText: ReadRichText,
): Promise<PackCrisisMessage> => {
  const body: Record<string, string> = {}
  for (const [locale, text] of Object.entries(message.body)) body[locale] = await readRichText({ text, videoHosts })
  return { ...message, body }
}
const videoHostsOf = ({ pack }: PackDocument): readonly string[] => pack.settings.videoHosts

export const withCrisisEdits = async (
  document: PackDocument,
  edits: readonly CrisisEdit[],
  readRichText: ReadRichText,
): Promise<PackDocument> => {
  if (edits.length === 0) return document
  const over = new Map<string, PackCrisisMessage | null>()
  for (const { id, written } of edits)
    over.set(id, written && (await compiled(written, videoHostsOf(document), readRichText)))
  const crisis = document.crisis.flatMap((message) => {
    const now = over.get(message.id)
    return now === undefined ? [message] : now === null ? [] : [now]
  })
  return { ...document, crisis }
}

/** The file of a pack with them; all other messages stay as they were written, comments included. */
export const crisisFileWith = (text: string, edits: readonly CrisisEdit[]): string => {
  const file = parseDocument(text)
  const list = file.contents
  if (edits.length === 0 || !isSeq(list)) return text
  for (const { id, written } of edits) {
    const index = list.items.findIndex((item) => isMap(item) && String(item.get('id')) === id)
    if (index === -1) continue
    if (written === null) list.delete(index)
    else file.setIn([index], file.createNode(written))
  }
  return file.toString({ lineWidth: 0 })
}

/** An import is taken in: what it brings as the desk has it stays with all that belongs to it, the rest ends. */
export const endCrisisEdits = async (
  crisis: CrisisEdits,
  incoming: PackDocument,
  readRichText: ReadRichText,
): Promise<void> => {
  const edits = await crisis.list()
  for (const edit of edits) {
    const { id, written } = edit
    const theirs = incoming.crisis.find((message) => message.id === id)
    const mine = written === null ? undefined : await compiled(written, videoHostsOf(incoming), readRichText)
    if (mine !== undefined && JSON.stringify(mine) === JSON.stringify(theirs)) continue
    await crisis.end(edit)
  }
  if (edits.length > 0) crisis.tell()
}
