// openapi-spec-validator is Python's; lint has npm's linters (CD-140), `make sdk` asks this one.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { kitsFolder, root, run } from './kits.ts'
import { fetching } from './registry.ts'

const validator = 'openapi-spec-validator==0.9.0'

/** @returns what it says of both documents; it ends the run when one of them is invalid */
export const validateDocuments = (): string => {
  const venv = join(kitsFolder, 'validator')
  if (!existsSync(join(venv, 'bin/openapi-spec-validator'))) {
    run('python3', ['-m', 'venv', venv])
    fetching('PyPI', () => {
      run(join(venv, 'bin/python'), ['-m', 'pip', 'install', '-q', '--disable-pip-version-check', validator])
    })
  }
  const documents = ['openapi', 'desk'].map((name) => join(root, `generated/${name}.json`))
  const said = run(join(venv, 'bin/openapi-spec-validator'), documents)
  return `${validator}: ${said.trim().replaceAll(join(root, 'generated/'), '').replaceAll('\n', ', ')}`
}
