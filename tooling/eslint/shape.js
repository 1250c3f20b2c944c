import { tests } from './files.js'

const sources = ['**/*.{ts,tsx,js,mjs,cjs}']
const counted = { skipBlankLines: true, skipComments: true }

/** How long a file and a function may be, and the few words of the language that we leave alone. */
export const shape = [
  {
    files: sources,
    rules: {
      'max-lines': ['error', { max: 300 }],
      'max-lines-per-function': ['error', { max: 40, ...counted }],
      'max-depth': ['error', 4],
      'max-params': ['error', 5],
      eqeqeq: 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      'object-shorthand': 'error',
      'no-else-return': 'error',
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportAllDeclaration', message: 'A door names what it exports.' },
      ],
    },
  },
  { files: ['**/*.tsx'], rules: { 'max-lines-per-function': ['error', { max: 120, ...counted }] } },
  // a describe block is a chapter, not a function
  { files: tests, rules: { 'max-lines-per-function': 'off' } },
]
