// Reads a Dockerfile, as far as ours goes: one instruction a line or continued with a backslash, JSON or shell form.
export interface Instruction {
  name: string
  words: string
}
export interface Stage {
  name: string
  instructions: Instruction[]
}

/** @throws for anything the build test could not carry out */
export const readDockerfile = (text: string): Stage[] => {
  const stages: Stage[] = []
  for (const line of text
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll(/\\\n/g, ' ')
    .split('\n')) {
    const [, name, words] = /^([A-Z]+)\s+(.*)$/.exec(line.trim()) ?? []
    if (name === undefined || words === undefined) {
      if (line.trim() !== '') throw new Error(`this is no instruction: ${line}`)
      continue
    }
    if (name === 'FROM') stages.push({ name: / AS (\S+)$/.exec(words)?.[1] ?? '', instructions: [] })
    const stage = stages.at(-1)
    if (!stage) throw new Error(`${name} stands before FROM`)
    stage.instructions.push({ name, words: words.replaceAll(/\s+/g, ' ').trim() })
  }
  return stages
}

/** The words of CMD or HEALTHCHECK's CMD in JSON form. */
export const commandOf = (words: string): string[] => JSON.parse(words.slice(words.indexOf('['))) as string[]

export const variablesOf = (stage: Stage): Record<string, string> => {
  const pairs = stage.instructions.filter(({ name }) => name === 'ENV').flatMap(({ words }) => words.split(' '))
  return Object.fromEntries(pairs.map((pair) => pair.split(/=(.*)/s).slice(0, 2) as [string, string]))
}
