// A word as it is stored: without the key nobody can tell which word it was.
import type { Keyring } from '../../lib/keyring.ts'
import { createLru } from '../../lib/lru.ts'

const rememberedHashes = 10_000

export const createHashWord = (keys: Pick<Keyring, 'sign'>): ((word: string) => string) => {
  // Words come again and again; each keyed hash leaves an object behind that the collector has to look at.
  const hashes = createLru<string>(rememberedHashes)
  return (word) => {
    // 72 bits: enough that two words never meet.
    const hash = hashes.get(word) ?? keys.sign('suggestion-word', word).slice(0, 12)
    hashes.set(word, hash)
    return hash
  }
}
