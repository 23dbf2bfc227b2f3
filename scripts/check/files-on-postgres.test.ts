import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { filesOnPostgres } from './files-on-postgres.ts'

const files: Record<string, string> = {
  'tests/support/test-database.ts': '',
  'tests/support/test-server.ts': "import { newTestDatabase } from './test-database.ts'",
  'tests/support/both-databases.ts': "import { startTestServer } from './test-server.ts'",
  'server/src/cases/rules.ts': '',
  'server/src/cases/testing/world.ts':
    "import {\n  startTestServer,\n} from '../../../../tests/support/test-server.ts'\nimport '../missing.ts'",
  'server/src/cases/rules.test.ts': "import { isOpen } from './rules.ts'",
  'server/src/cases/routes.test.ts': "import { startTestServer } from '../../../tests/support/test-server.ts'",
  'server/src/cases/world.test.ts': "import { world } from './testing/world.ts'",
  'server/src/cases/races.test.ts':
    "import { onBothDatabases } from '../../../tests/support/both-databases.ts'\nimport type { " +
    "TestServer } from '../../../tests/support/test-server.ts'",
}

test('once more on PostgreSQL run the files that reach a test server, but not those that ask both databases anyway', () => {
  const root = mkdtempSync(join(tmpdir(), 'guidepost-reach-'))
  try {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, file)), { recursive: true })
      writeFileSync(join(root, file), text)
    }
    const tests = Object.keys(files).filter((file) => file.endsWith('.test.ts'))
    expect(filesOnPostgres(root, tests)).toEqual(['server/src/cases/routes.test.ts', 'server/src/cases/world.test.ts'])
  } finally {
    rmSync(root, { recursive: true })
  }
})
