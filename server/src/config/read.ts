// Reads one variable, notes what is wrong with it, and goes on: all mistakes are named at once (promises O6).
import { readFileSync } from 'node:fs'

interface ConfigMistake {
  variable: string
  message: string
}

export class ConfigError extends Error {
  readonly mistakes: readonly ConfigMistake[]
  constructor(mistakes: readonly ConfigMistake[]) {
    super(mistakes.map(({ variable, message }) => `${variable}: ${message}`).join('\n'))
    this.name = 'ConfigError'
    this.mistakes = mistakes
  }
}

export interface Reader {
  (name: string): string | undefined
  /** Notes a variable's first mistake; reading goes on, so that all are named. */
  refuse: (variable: string, message: string) => void
  mistakes: readonly ConfigMistake[]
  /** Every name that was asked for, set or not. */
  known: ReadonlySet<string>
}

/** Reads `NAME` or the file named by `NAME_FILE`; empty counts as not set; both at once is a mistake. */
export const createReader = (env: NodeJS.ProcessEnv): Reader => {
  const mistakes: ConfigMistake[] = []
  const known = new Set<string>()
  const refuse: Reader['refuse'] = (variable, message) => {
    if (!mistakes.some((one) => one.variable === variable)) mistakes.push({ variable, message })
  }
  const read = (name: string): string | undefined => {
    known.add(name)
    const direct = env[name] === '' ? undefined : env[name]
    const file = env[`${name}_FILE`]
    if (!file) return direct
    if (direct !== undefined) {
      refuse(name, `is set and ${name}_FILE as well; use one of them`)
      return direct
    }
    try {
      return readFileSync(file, 'utf8').trim()
    } catch {
      refuse(`${name}_FILE`, `cannot be read (${file})`)
      return undefined
    }
  }
  return Object.assign(read, { refuse, mistakes, known })
}

export const integer = (read: Reader, name: string, fallback: number, min: number, max: number): number => {
  const text = read(name)
  if (text === undefined) return fallback
  const value = Number(text)
  if (/^[0-9]{1,15}$/.test(text) && value >= min && value <= max) return value
  read.refuse(name, `must be a whole number from ${min} to ${max}`)
  return fallback
}

export const oneOf = <const T extends string>(read: Reader, name: string, allowed: readonly T[], fallback: T): T => {
  const value = read(name) ?? fallback
  const found = allowed.find((candidate) => candidate === value)
  if (found === undefined) read.refuse(name, `must be one of ${allowed.join(', ')}`)
  return found ?? fallback
}

/** Of what was given; a wrong one is noted and stands for itself. */
export const url = (read: Reader, name: string, value: string, protocols: string[]): string => {
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol))
    read.refuse(name, `must be a URL beginning with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`)
  return value.replace(/\/+$/, '')
}

export const together = (read: Reader, names: [string, string]): [string, string] | null => {
  const [first, second] = names.map(read)
  if (first === undefined && second !== undefined) read.refuse(names[0], `is needed together with ${names[1]}`)
  if (second === undefined && first !== undefined) read.refuse(names[1], `is needed together with ${names[0]}`)
  return first === undefined || second === undefined ? null : [first, second]
}

/** `NAME` and, while it is being replaced, `NAME_PREVIOUS`: both are accepted, the first one is used for new work. */
export const readSecretPair = (read: Reader, name: string): string[] | null => {
  const names = [name, `${name}_PREVIOUS`]
  const [current, previous] = names.map(read)
  if (current === undefined && previous !== undefined) read.refuse(name, `is needed together with ${name}_PREVIOUS`)
  if (current === undefined) return null
  const secrets = previous === undefined ? [current] : [current, previous]
  secrets.forEach((secret, index) => {
    if (secret.length < 32) read.refuse(names[index]!, 'must have at least 32 characters')
  })
  return secrets
}

/** Browsers keep pages of the machine itself safe over http too. */
export const isThisMachine = (publicUrl: string): boolean =>
  URL.canParse(publicUrl) && ['localhost', '127.0.0.1', '[::1]'].includes(new URL(publicUrl).hostname)
