import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { changedFiles, nearestFirst } from './changed.ts'

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
