// Text whose character set nobody named: UTF-8 where it is that, else what its bytes look like most.
import { analyse } from 'chardet'

/** Where nothing speaks for another: Western programs of old say nothing and mean this. */
const western = 'windows-1252'
/** Of 100: what `chardet` gives to a set that the bytes merely do not contradict. */
const noIdea = 10
/** A guess is no better for more bytes than that. */
const mostGuessed = 65_536

const decode = (bytes: Uint8Array, charset: string): string | undefined => {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes)
  } catch {
    // Other bytes than that set has, or a set that no decoder knows.
    return undefined
  }
}

/** The name of a set that all of the bytes are letters of. */
export const guessCharset = (bytes: Uint8Array): string => {
  const isOf = (name: string): boolean => decode(bytes, name) !== undefined
  if (isOf('utf-8')) return 'utf-8'
  const likely = analyse(bytes.subarray(0, mostGuessed)).filter(({ confidence }) => confidence > noIdea)
  return likely.find(({ name }) => isOf(name))?.name ?? western
}

/** A file's text, in whatever set it was written. */
export const textOfBytes = (bytes: Uint8Array): string =>
  decode(bytes, 'utf-8') ?? new TextDecoder(guessCharset(bytes)).decode(bytes)
