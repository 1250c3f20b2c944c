import { tests } from './files.js'

const sources = ['**/*.{ts,tsx,js,mjs,cjs}']
const doors = { selector: 'ExportAllDeclaration', message: 'A door names what it exports.' }
const counted = { skipBlankLines: true, skipComments: true }

const byTheLibrary = 'A number is written by the texts: {value, number, ::.00}.'
const writtenNumbers = [
  { selector: 'MemberExpression[property.name=/^to(Fixed|Precision|LocaleString)$/]', message: byTheLibrary },
  { selector: "MemberExpression[object.name='Intl'][property.name='NumberFormat']", message: byTheLibrary },
]

/** A form that is sent before its page is alive, or where no script runs, is sent by the browser. */
const openForms = {
  selector: "JSXOpeningElement[name.name='form']:not(:has(JSXAttribute[name.name=/^(action|method)$/]))",
  message: 'Fields must not end up in the address: method="post", or the action that they are for.',
}

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
      'no-restricted-syntax': ['error', doors],
    },
  },
  {
    // where numbers are read: how they are written is the visitor's language's affair
    files: ['apps/{web,admin}/src/**/*.{ts,tsx}', 'packages/{site,stage,ui}/src/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', doors, openForms, ...writtenNumbers] },
  },
  { files: ['**/*.tsx'], rules: { 'max-lines-per-function': ['error', { max: 120, ...counted }] } },
  // a describe block is a chapter, not a function
  { files: tests, rules: { 'max-lines-per-function': 'off' } },
]
