import config from '../../check/vitest.config.ts'
export default { ...config, test: { ...config.test, setupFiles: ['scripts/lab/plans/record.ts'] } }
