import { execFileSync } from 'node:child_process'
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fileURLToPath } from 'node:url'
import { changedFiles, nearestFirst, readers, testsByReading } from './changed.ts'

test('changed is what differs from where the branch left main: committed, only saved, and new; not what is gone', () => {
  const root = mkdtempSync(join(tmpdir(), 'changed-'))
  const git = (...parameters: string[]): void =>
    void execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...parameters], { cwd: root })
  const save = (file: string, text = file): void => writeFileSync(join(root, file), text)
  const commit = (): void => {
    git('add', '.')
    git('commit', '-qm', 'x')
  }
  try {
    git('init', '-q', '-b', 'main')
    for (const file of ['same.ts', 'saved.ts', 'committed.ts', 'gone.ts']) save(file)
    commit()
    git('checkout', '-qb', 'mine')
    save('committed.ts', 'other')
    rmSync(join(root, 'gone.ts'))
    commit()
    git('checkout', '-q', 'main')
    save('of-others.ts')
    commit()
    git('checkout', '-q', 'mine')
    save('saved.ts', 'other')
    save('new.ts')
    expect(changedFiles(root).sort()).toEqual(['committed.ts', 'new.ts', 'saved.ts'])
    git('branch', '-qD', 'main')
    expect(changedFiles(root).sort()).toEqual(['new.ts', 'saved.ts'])
  } finally {
    rmSync(root, { recursive: true })
  }
})

test('tests run nearest first: changed ones, then the folder, the room, the rest', () => {
  const tests = [
    '/r/web/src/a.test.ts',
    '/r/server/src/cases/rules.test.ts',
    '/r/server/src/phone/x.test.ts',
    '/r/server/src/cases/desk/y.test.ts',
    '/r/tests/t.test.ts',
  ]
  expect(nearestFirst('/r', tests, ['server/src/cases/desk/view.ts', 'tests/t.test.ts'])).toEqual([
    '/r/tests/t.test.ts',
    '/r/server/src/cases/desk/y.test.ts',
    '/r/server/src/cases/rules.test.ts',
    '/r/server/src/phone/x.test.ts',
    '/r/web/src/a.test.ts',
  ])
})

const house = fileURLToPath(new URL('../..', import.meta.url))

test.each(readers)('what reads %s is there, and so are its files', (files, tests) => {
  expect(globSync(files, { cwd: house, exclude: ['node_modules'] }).length).toBeGreaterThan(0)
  for (const glob of tests) expect(globSync(glob, { cwd: house })).not.toEqual([])
})

test('a migration, a message and a file of the contract ask the tests that read them', () => {
  const asked = (file: string): string[] => testsByReading(house, [file])
  expect(asked('server/src/storage/migrations/999-new.ts')).toContain('server/src/storage/migrate.test.ts')
  expect(asked('server/src/localizations/messages/de-DE/cases.json')).toContain(
    'server/src/localizations/texts.test.ts',
  )
  expect(asked('openapi/cases/list.yaml')).toContain('tests/contract/guides.contract.test.ts')
  expect(asked('README.md')).toContain('tests/house/planted.test.ts')
  expect(testsByReading(house, [])).toEqual([])
})
