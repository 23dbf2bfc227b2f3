// What must not compile about the desk's calls. Checked by `tsc` alone: a missing error here is itself an error.
import type { AnswerOf, Call } from './desk-calls.ts'
import type { DeskSchema } from './desk.ts'

export const read = async (call: Call): Promise<DeskSchema<'DeskMacro'>> => {
  const body: DeskSchema<'DeskMacroRequest'> = { name: 'Moved', texts: {}, game: null, status: null, shared: false }
  // @ts-expect-error no such operation
  await call('listNothing')
  // @ts-expect-error it needs to know which
  await call('deleteMacro')
  // @ts-expect-error a macro has no such parameter
  await call('deleteMacro', { macro: '1' })
  // @ts-expect-error a change needs a body
  await call('replaceMacro', { macroId: '1' })
  // @ts-expect-error a read takes none
  await call('listMacros', { body })
  // @ts-expect-error nothing comes back of what is deleted
  const { id } = await call('deleteMacro', { macroId: '1' })
  const { items }: AnswerOf<'listMacros'> = await call('listMacros')
  await call('listCases', { limit: 5, cursor: undefined })
  await call('replaceMacro', { macroId: '1', body, header: { 'If-Match': '"3f9a1c0b7d2e"' } })
  return items.find((one) => one.id === id) ?? call('createMacro', { body })
}
