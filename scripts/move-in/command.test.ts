import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { describeOutcome, readArguments, runMoveIn } from './command.ts'

test('what is asked for is read, and anything else is no command', () => {
  expect(readArguments(['zendesk', 'from', 'to', '--product', 'wow', '--as', 'forum', '--offline'])).toEqual({
    kind: 'zendesk',
    source: 'from',
    folder: 'to',
    product: 'wow',
    space: 'forum',
    isOffline: true,
    isOverwriting: false,
  })
  expect(readArguments(['markdown', 'from', 'to'])).toMatchObject({ product: 'services', space: 'markdown' })
  for (const wrong of [
    [],
    ['zendesk', 'from'],
    ['toString', 'from', 'to'],
    ['zendesk', 'from', 'to', 'more'],
    ['zendesk', 'from', 'to', '--nope'],
    ['zendesk', 'from', 'to', '--as', '../x'],
    ['zendesk', 'from', 'to', '--product'],
  ])
    expect(readArguments(wrong)).toBeUndefined()
})

test('it says what came, where the report is, and what comes next', async () => {
  const root = mkdtempSync(join(tmpdir(), 'guidepost-command-'))
  const source = fileURLToPath(new URL('testing/wordpress.xml', import.meta.url))
  const command = readArguments(['wordpress', source, join(root, 'pack'), '--offline'])!
  const said = describeOutcome(command, await runMoveIn(command))
  expect(said).toContain('3 articles (5 texts in en-US), 2 drafts, 2 categories, 0 pictures, 2 old addresses.')
  expect(said).toContain(`${root}/pack/.move-in/wordpress/report.md`)
  expect(said).toContain(`content push ${root}/pack`)
  rmSync(root, { recursive: true, force: true })
})
