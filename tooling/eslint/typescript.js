import tseslint from 'typescript-eslint'
import { tests } from './files.js'

/** Type-aware rules for every TypeScript file; plain JavaScript (scripts, configurations) gets those without types. */
export const typescript = [
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  { languageOptions: { parserOptions: { projectService: true } } },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      '@typescript-eslint/prefer-readonly': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-unnecessary-condition': [
        'error',
        { allowConstantLoopConditions: 'only-allowed-literals' },
      ],
      // a fake or an in-memory adapter implements an asynchronous port without anything to wait for
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    files: tests,
    rules: {
      '@typescript-eslint/explicit-module-boundary-types': 'off',
      // expect(room.send) compares a method, it does not call it
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  { files: ['**/*.{js,mjs,cjs}'], ...tseslint.configs.disableTypeChecked },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
]
