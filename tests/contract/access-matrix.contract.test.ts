// Who may do what: every operation of both documents × everybody × own, foreign, missing, over HTTP with real sessions
// and tokens (ground G9, G21).
// Roles and sessions come from the contract, whose is what from one table; a new operation without its row fails here.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { operations as deskOperations } from '../../generated/server/desk/operations.ts'
import { operations } from '../../generated/server/operations.ts'
import type { Operation } from '../../server/src/platform/contract/types.ts'
import { mistakesOf } from './access-matrix/check.ts'
import { cellsOf, isUnderMark, unmatched } from './access-matrix/expected.ts'
import { deskRows, playerRows, type Row } from './access-matrix/table.ts'
import { startWorld, type World } from './access-matrix/world.ts'

const answering = (table: object): Operation[] =>
  (Object.values(table) as object[])
    .flatMap((room) => Object.values(room) as Operation[])
    .filter(({ response }) => !Object.hasOwn(response, 101))

// Thirty calls at once, some with a job behind them, take their time on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

let world: World
beforeAll(async () => {
  world = await startWorld()
}, 180_000)
afterAll(() => world?.stop())

describe.each([
  ['the player’s document', answering(operations), playerRows],
  ['the desk’s document', answering(deskOperations), deskRows],
] as const)('%s', (name, all, rows) => {
  const isDesk = name.startsWith('the desk')

  test('every operation has its row, and every row its operation', () => {
    expect(
      unmatched(
        all.map(({ operationId }) => operationId),
        rows,
      ),
    ).toEqual({ withoutRow: [], withoutOperation: [] })
  })

  test.each(all.map((operation) => [operation.operationId, operation] as const))(
    '%s',
    async (operationId, operation) => {
      const row = rows[operationId] as Row
      expect(
        await mistakesOf(cellsOf(operation, row), (cell) => world.ask(operation, row, cell), {
          marks: world.marks,
          isDesk,
          isUnderMark: isUnderMark(operation),
        }),
      ).toEqual([])
    },
  )
})

describe('ownership comes before rules: a body that breaks one tells nothing about what is another’s (ground G21)', () => {
  test.each([
    ['answerSurvey', operations.survey.answerSurvey, { q1: '9', q2: '9', q3: '9' }],
    [
      'respondToCase',
      operations.cases.respondToCase,
      {
        form: JSON.stringify({
          description: 'x'.repeat(5_000),
          channel: 'ticket',
          categoryId: 1211,
          game: 'wow',
          eventCount: 1,
        }),
      },
    ],
  ] as const)('%s', async (operationId, operation, broken) => {
    const row = playerRows[operationId] as Extract<Row, { whose: 'owner' }>
    const breaking: Row = { ...row, answers: 422, at: { path: row.at.path!, body: () => broken } }
    const cells = cellsOf(operation, breaking).filter(({ actor }) => ['owner', 'other', 'soft'].includes(actor))
    expect(cells.map(({ status }) => status)).toEqual([422, 404, 404, 422, 404, 404, 422, 404, 404])
    expect(
      await mistakesOf(cells, (cell) => world.ask(operation, breaking, cell), { marks: world.marks, isDesk: false }),
    ).toEqual([])
  })
})

describe('what is switched off', () => {
  const off = ['anonymousTickets', 'accountRestrictions', 'arkose', 'lockedOut']
  beforeAll(async () => {
    for (const key of off) await world.setFeature(key, false)
  })
  afterAll(async () => {
    for (const key of off) await world.setFeature(key, true)
  })

  const behindFlags = answering(operations).filter(({ xFeature, xTokenLink }) => xFeature !== undefined || xTokenLink)
  test.each(behindFlags.map((operation) => [operation.operationId, operation] as const))(
    '[CASEROLE-11] %s: a call behind a flag is not there for anybody, nor is any case by its link; owners keep theirs',
    async (operationId, operation) => {
      const row = playerRows[operationId] as Row
      const cells = cellsOf(operation, row, off)
      expect(cells.some(({ status }) => status === 404)).toBe(true)
      expect(
        await mistakesOf(cells, (cell) => world.ask(operation, row, cell), { marks: world.marks, isDesk: false }),
      ).toEqual([])
    },
  )
})

test('a mark opens five calls of the whole product, and no call opens to a session and a mark alike (CD-307)', () => {
  const all = [...answering(operations), ...answering(deskOperations)]
  const opened = all.filter(isUnderMark)
  expect(opened.map(({ operationId }) => operationId).sort()).toEqual([
    'answerAppealLockedOut',
    'appealLockedOut',
    'getLockedOutCase',
    'getLockedOutCases',
    'getLockedOutRestrictions',
  ])
  expect(opened.filter(({ security }) => security.some((schemes) => schemes.includes('session')))).toEqual([])
})

// The checker itself: what it is there for must be seen.
describe('a planted mistake is caught', () => {
  const { getCase } = operations.cases
  const row = playerRows.getCase as Row
  const check = (
    cells: Parameters<typeof mistakesOf>[0],
    ask = (cell: Parameters<Parameters<typeof mistakesOf>[1]>[0]) => world.ask(getCase, row, cell),
  ) => mistakesOf(cells, ask, { marks: world.marks, isDesk: false })

  test('in the table: one wrong cell of getCase, and nothing else, is named', async () => {
    const cells = cellsOf(getCase, row).map((cell) =>
      cell.actor === 'other' && cell.target === 'foreign' ? { ...cell, status: 200 } : cell,
    )
    expect(await check(cells)).toEqual([expect.stringMatching(/^other × foreign: 404 instead of 200/)])
  })

  test('in the server: a case that opens for another player is named twice, for its status and for its words', async () => {
    const leaking: Parameters<typeof mistakesOf>[1] = async (cell) =>
      world.ask(
        getCase,
        row,
        cell.actor === 'other' && cell.target === 'foreign' ? { ...cell, actor: 'owner', target: 'own' } : cell,
      )
    const mistakes = await check(cellsOf(getCase, row), leaking)
    expect(mistakes.slice(0, 2)).toEqual([
      expect.stringMatching(/^other × foreign: 200 instead of 404/),
      'other × foreign: tells words of owner',
    ])
    expect(mistakes.every((mistake) => mistake.startsWith('other'))).toBe(true)
  })

  test('in the server: a refusal that tells "not yours" from "not there" is named', async () => {
    const telling: Parameters<typeof mistakesOf>[1] = async (cell) => {
      const answer = await world.ask(getCase, row, cell)
      return cell.actor === 'soft' && cell.target === 'foreign'
        ? { ...answer, body: answer.body.replace('nothing', 'nothing of yours') }
        : answer
    }
    expect(await check(cellsOf(getCase, row), telling)).toEqual(['soft: 404 of missing differs from 404 of foreign'])
  })

  test('in the contract: an operation without its row, and a row without its operation', () => {
    const { getCase: _row, ...others } = playerRows
    expect(unmatched(['getCase', ...Object.keys(others)], { ...others, formerCall: row })).toEqual({
      withoutRow: ['getCase'],
      withoutOperation: ['formerCall'],
    })
  })

  test('in the contract: a call that no longer asks for the session lets nobody’s cell expect what was refused', () => {
    const opened = { ...operations.cases.getActiveCases, security: [[]] }
    const statusOf = (operation: Operation) =>
      cellsOf(operation, playerRows.getActiveCases as Row).find(({ actor }) => actor === 'nobody')?.status
    expect([statusOf(operations.cases.getActiveCases), statusOf(opened)]).toEqual([401, 200])
  })
})
