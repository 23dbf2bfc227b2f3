import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { Clock } from '../lib/clock.ts'
import { newRowId } from '../lib/ids.ts'

interface DemoMacro {
  name: string
  game?: string
  status?: 'ANSWERED' | 'INFO' | 'RESOLVED'
  texts: Record<string, string>
}
interface DemoFile {
  by: string
  macros: DemoMacro[]
}

const file = new URL('../../content/demo-macros.yaml', import.meta.url)

/** As the store takes them; everybody's. */
export const demoMacros = (clock: Clock) => {
  const { by, macros } = parse(readFileSync(file, 'utf8')) as DemoFile
  return macros.map(({ name, texts, game, status }) => ({
    id: newRowId(clock.now()),
    owner: null,
    name,
    texts,
    game: game ?? null,
    status: status ?? null,
    changedAt: clock.now().toISOString(),
    changedBy: by,
  }))
}
