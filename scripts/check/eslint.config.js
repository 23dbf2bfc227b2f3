// Bugs, not taste: type-aware rules would double the time and tsc is strict already.
import tseslint from 'typescript-eslint'

export default tseslint.config(
  { ignores: ['generated/**', 'web/dist/**', 'node_modules/**', 'server/content/**'] },
  {
    files: ['**/*.{ts,tsx,js}'],
    extends: [tseslint.configs.base],
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'off',
      'no-debugger': 'error',
      'no-dupe-keys': 'error',
      'no-duplicate-imports': ['error', { allowSeparateTypeImports: true }],
      'no-eval': 'error',
      'no-fallthrough': 'error',
      'no-unreachable': 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
    },
  },
  {
    files: ['server/src/**/*.ts'],
    ignores: ['server/src/config.ts', '**/*.test.ts', 'server/src/server.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Settings are read in server/src/config.ts only.' },
      ],
    },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'tests/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'CallExpression[callee.property.name=/^(skip|only|fixme)$/]',
          message: 'No skipped or lone tests.',
        },
      ],
    },
  },
)
