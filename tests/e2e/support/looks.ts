// How much of a screen is looked at. `LOOKS=whole` (`make deep`): each in every size and scheme, and a walk by Tab. At the
// gate each is looked at once, at what its name falls on, and the screens that LOOKS names are looked at whole (CD-485).

const asked = (process.env['LOOKS'] ?? '').split('|')
export const isDeep = asked.includes('whole')
export const isWhole = (name: string): boolean => isDeep || asked.includes(name)

/** FNV-1a: the same for a name on every machine, and near names fall on different ones. */
const hash = (text: string): number =>
  [...text].reduce((sum, letter) => Math.imul(sum ^ letter.codePointAt(0)!, 16_777_619) >>> 0, 2_166_136_261)

/** What a name falls on, always the same while the list is. */
export const fallsOn = <Choice>(name: string, choices: readonly Choice[]): Choice =>
  choices[hash(name) % choices.length]!

/** One screen of four is walked by Tab at the gate. */
export const isWalked = (name: string): boolean => isWhole(name) || fallsOn(`Tab ${name}`, [true, false, false, false])
