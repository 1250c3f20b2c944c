import { assertingFiles, tests } from './files.js'

const sources = ['packages/*/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}']
const terminals = ['packages/cli/**', 'apps/bots/**']

/** What may be touched only in one kind of place: type assertions, the environment, the console. */
export const boundaries = [
  {
    files: [...sources, 'tooling/*/src/**/*.ts'],
    ignores: [...assertingFiles, ...tests],
    rules: { '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }] },
  },
  {
    files: sources,
    ignores: ['**/env.ts', ...tests],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'The environment is parsed once, in env.ts.' },
      ],
    },
  },
  { files: sources, ignores: [...terminals, ...tests], rules: { 'no-console': 'error' } },
]
