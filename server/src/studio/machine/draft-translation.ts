// A machine's draft of a translation (CD-407). Nothing here is inside a transaction: machines are slow.
import { isMap, isScalar, isSeq, parseDocument, Scalar } from 'yaml'
import { splitFrontMatter } from '../../content/pack/yaml-file.ts'
import { translatePieces, type Piece } from '../../lib/masked-lines.ts'
import type { StudioTranslator, TranslatorFailure } from '../ports.ts'
import { markdownMarkup } from './markdown-lines.ts'

/** A longer one is more than a machine is asked for at once. */
const longestSource = 40_000
const waitMilliseconds = 25_000

interface MachineWish {
  /** `piecesOfMarkdown`, elsewhere. */
  piecesOf: (markdown: string) => Promise<Piece[]>
  /** Of the original. */
  source: string
  mark: string
  from: string
  to: string
  /** `2026-11-26` */
  today: string
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

export const draftTranslation = async (
  { translate }: StudioTranslator,
  { piecesOf, source, mark, from, to, today }: MachineWish,
): Promise<{ source: string } | TranslatorFailure | 'tooLong'> => {
  if (source.length > longestSource) return 'tooLong'
  const parts = splitFrontMatter(source)
  const document = parts && parseDocument(parts.head)
  if (!document || !isMap(document.contents)) return 'wrong'
  const signal = AbortSignal.timeout(waitMilliseconds)
  const ask = (texts: readonly string[]) => translate({ texts, from, to, signal })
  const markdown = async (text: string) => translatePieces<TranslatorFailure>(ask, await piecesOf(text), markdownMarkup)

  const head = document.contents
  const keywords = head.get('keywords', true) as unknown
  const label = head.getIn(['promoted', 'title'], true) as unknown
  const words = [head.get('title', true), head.get('summary', true), ...(isSeq(keywords) ? keywords.items : []), label]
  const scalars = words.filter((node): node is Scalar<string> => isScalar(node) && typeof node.value === 'string')
  const plain = await ask(scalars.map(({ value }) => value))
  if (typeof plain === 'string') return plain
  const problem = head.get('problem', true) as unknown
  const hasProblem = isScalar(problem) && typeof problem.value === 'string'
  const put = hasProblem ? await markdown(problem.value as string) : null
  if (typeof put === 'string') return put
  const body = await markdown(parts!.body)
  if (typeof body === 'string') return body

  for (const [index, scalar] of scalars.entries()) scalar.value = oneLine(plain.texts[index]!)
  if (hasProblem && put !== null) problem.value = put.text
  const quoted = new Scalar(mark)
  quoted.type = Scalar.QUOTE_SINGLE
  document.set('updated', new Scalar(today))
  document.set('machineTranslation', true)
  document.set('translatedFrom', quoted)
  return { source: `---\n${document.toString({ lineWidth: 0 })}---\n${body.text}` }
}
