// What `make lab DO=mutation` changes, and the unit tests that have to notice.

export interface MutationFolder {
  name: string
  /** Globs of the sources; types, tables and tests hold nothing to change. */
  sources: string[]
  tests: string[]
  /**
   * What is worked out once, while a module loads, needs every test of the folder for each change of it; where these
   * start servers that is half a day. Left out of the score then, and said.
   */
  isStaticLeftOut?: boolean
  /**
   * One statement of so many is changed, always the same ones (`mutation-sample.ts`), so that a folder whose tests start
   * servers and databases takes an hour at most. The score is an estimate then.
   */
  oneOf?: number
}

const ownTests = (folder: string): MutationFolder => ({
  name: folder,
  sources: [`${folder}/**/*.ts`, '!**/*.test.*', '!**/*.type-test.ts', '!**/types.ts'],
  tests: [`${folder}/**/*.test.{ts,tsx}`],
})

export const mutationFolders: readonly MutationFolder[] = [
  {
    name: 'rules.ts',
    sources: ['{server,web}/src/**/rules.ts'],
    tests: ['{server,web}/src/**/rules.test.ts'],
  },
  {
    ...ownTests('web/src/portal/features/guide/flow'),
    // The drive belongs to the tests.
    sources: ['web/src/portal/features/guide/flow/*.ts', '!**/*.test.ts', '!**/test-drive.ts', '!**/types.ts'],
  },
  ownTests('web/src/kit/lib'),
  ownTests('web/src/kit/api'),
  ownTests('server/src/lib'),
  {
    name: 'server/src/platform',
    sources: ['server/src/platform/*.ts', '!**/*.test.*', '!**/*.type-test.ts'],
    tests: ['server/src/platform/*.test.ts'],
    isStaticLeftOut: true,
    oneOf: 16,
  },
  {
    name: 'server/src/platform/contract',
    sources: ['server/src/platform/{contract,uploads}/*.ts', '!**/*.test.*', '!**/*.type-test.ts', '!**/types.ts'],
    tests: ['server/src/platform/{contract,uploads}/*.test.ts'],
    isStaticLeftOut: true,
    oneOf: 4,
  },
  { ...ownTests('server/src/platform/docs'), isStaticLeftOut: true, oneOf: 4 },
  {
    ...ownTests('server/src/storage'),
    // A migration runs once, on an empty database; the tests of the stores read what it made.
    sources: ['server/src/storage/*.ts', '!**/*.test.ts', '!**/tables.ts'],
    isStaticLeftOut: true,
    oneOf: 3,
  },
]
