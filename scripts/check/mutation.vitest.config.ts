// The unit tests of one folder, for `make lab DO=mutation`: a mutant costs what its folder's own tests cost.
import { mergeConfig } from 'vitest/config'
import config from './vitest.config.ts'

const include = (process.env['MUTATION_TESTS'] ?? '').split(';').filter(Boolean)
const own = mergeConfig(config, { test: { pool: 'threads', maxWorkers: 1, testTimeout: 10_000, isolate: true } })
own.root = process.cwd()
own.test.include = include

export default own
