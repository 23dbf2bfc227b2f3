// A picture on its way into an article: made smaller here, so that no player waits for what they cannot see.
import { deskLimits } from '../../../kit/api/limits.ts'

/** As wide as an article is on a sharp screen. */
export const widest = 1600
const quality = 0.86

export const isPicture = ({ type }: Pick<File, 'type'>): boolean => type.startsWith('image/')

/** Never larger than it is. */
export const sizeFor = (width: number, height: number): { width: number; height: number } => {
  const factor = Math.min(1, widest / width)
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) }
}

/** Words that Markdown would read as its own are written so that it does not. */
export const pictureMark = (words: string, path: string): string =>
  `![${words
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[\\[\]*_`<>]/g, '\\$&')}](${path})`

/** Stands in the text while a picture is on its way. No address begins so, in whichever language it goes on. */
export const waitingMark = (words: string, said: string, number: number): string =>
  pictureMark(words, `#~${number}-${said.replace(/[\s()]+/g, '-')}`)

const waitingOnes = /\n{0,2}!\[(?:\\.|[^\]\\])*\]\(#~\d+-[^()\s]*\)(\n{0,2})/g

/** What is kept of a text: a picture that is still on its way is no part of it yet, whatever becomes of this page. */
export const withoutWaiting = (text: string): string =>
  text.replace(waitingOnes, (all, after: string, at: number) =>
    at === 0 ? '' : at + all.length === text.length ? after : '\n\n',
  )

/** So many lines stand above that height: a picture that is let go of stands between lines. */
export const linesAbove = (lines: readonly { top: number; bottom: number }[], y: number): number =>
  lines.filter(({ top, bottom }) => y >= (top + bottom) / 2).length

/** @returns where that line ends; the beginning of the text for none */
export const endOfLine = (text: string, line: number): number => text.split('\n').slice(0, line).join('\n').length

/** At the caret, a paragraph of its own where it stands between lines. */
export const withPicture = (text: string, at: number, mark: string): { text: string; caret: number } => {
  const before = text.slice(0, at)
  const after = text.slice(at)
  const gap = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n'
  const rest = after === '' ? '\n' : after.startsWith('\n\n') ? '' : after.startsWith('\n') ? '\n' : '\n\n'
  const added = gap + mark
  return { text: before + added + rest + after, caret: at + added.length }
}

const blobOf = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((resolve) => {
    canvas.toBlob(resolve, type, quality)
  })

/**
 * Drawn anew, which leaves behind what a camera wrote into it, such as the place. What moves stays as it is.
 * @throws where the browser cannot read it
 */
export const prepared = async (file: Blob): Promise<Blob> => {
  if (file.type === 'image/gif') return file
  const drawing = await createImageBitmap(file)
  const canvas = document.createElement('canvas')
  Object.assign(canvas, sizeFor(drawing.width, drawing.height))
  canvas.getContext('2d')!.drawImage(drawing, 0, 0, canvas.width, canvas.height)
  drawing.close()
  const made = await blobOf(canvas, 'image/webp')
  if (made === null) throw new Error('The canvas gave no picture')
  return made
}

export const tooLarge = 'too large'

/** @throws `tooLarge` where the contract does not take so much */
export const base64Of = async (blob: Blob): Promise<string> => {
  const url = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as string))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')))
    reader.readAsDataURL(blob)
  })
  const data = url.slice(url.indexOf(',') + 1)
  if (data.length > deskLimits.StudioPictureRequest.data.maxLength) throw new Error(tooLarge)
  return data
}
