import next from '@next/eslint-plugin-next'
import { defineConfig, globalIgnores } from 'eslint/config'
import reactHooks from 'eslint-plugin-react-hooks'
import { typescript } from './typescript.js'
import { shape } from './shape.js'
import { boundaries } from './boundaries.js'
import { enginePurity } from './engine-purity.js'

/** The rules of the whole workspace. A rule is an error or absent. */
export default defineConfig(
  globalIgnores([
    '**/node_modules/',
    '**/generated/',
    '**/.next/',
    '**/.turbo/',
    '**/dist/',
    '**/next-env.d.ts',
  ]),
  globalIgnores(['**/coverage/', '**/test-results/', '**/playwright-report/', '.data/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error', reportUnusedInlineConfigs: 'error' } },
  typescript,
  shape,
  boundaries,
  enginePurity,
  { files: ['**/*.tsx'], ...asErrors(reactHooks.configs.flat['recommended-latest']) },
  {
    files: ['apps/{web,admin}/**/*.{ts,tsx}'],
    ...asErrors(next.configs['core-web-vitals']),
    settings: { next: { rootDir: ['apps/web', 'apps/admin'] } },
  },
)

/** A plugin's recommended rules, with its warnings made errors. */
function asErrors({ plugins, rules }) {
  const errors = Object.entries(rules).map(([name, level]) => [name, level === 'warn' ? 'error' : level])
  return { plugins, rules: Object.fromEntries(errors) }
}
