import { browserPresence, browserTests } from './browser-tests.mjs'
import { root } from './checkout.mjs'
import { everywhere } from './everywhere.mjs'
import { run } from './run.mjs'
import { vitestReports } from './vitest-reports.mjs'

/** What `npm test` runs, in order. `needs` names the checks without which a later one makes no sense. */
const checks = [
  { name: 'chromium', what: 'a browser for the journeys', run: browserPresence },
  script('format', 'format:check', 'Prettier'),
  script('types', 'typecheck', 'TypeScript in every package'),
  script('lint', 'lint', 'ESLint with type information'),
  script('structure', 'structure', 'who may import whom'),
  script('unused', 'unused', 'dead files, exports and dependencies'),
  { name: 'unit', what: 'unit, property and integration tests', run: unitTests },
  { name: 'everywhere', what: 'the same bits on every JavaScript engine', run: everywhere },
  script('build', 'build', 'production build'),
  { name: 'browser', what: 'journeys in Chromium', needs: ['chromium', 'build'], run: browserTests },
]

/** The checks that the arguments ask for: all of them, or `--only a,b`. Throws on a name that is none. */
export function chosenChecks(args) {
  if (args.length === 0) return checks
  const names = args[0] === '--only' && args.length === 2 ? args[1].split(',') : []
  const known = checks.map(({ name }) => name)
  if (names.length === 0 || names.some((name) => !known.includes(name))) {
    throw new Error(`usage: npm test [-- --only ${known.join(',')}]`)
  }
  return checks.filter(({ name }) => names.includes(name))
}

/** A script of the root package.json as a check that counts as one: it passes when it exits with 0. */
function script(name, scriptName, what) {
  const runScript = async (env) => {
    const code = await run('node', ['--run', scriptName], { env })
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
  }
  return { name, what, run: runScript }
}

async function unitTests(env) {
  const reports = vitestReports(root)
  await reports.clear()
  // Two packages at a time, two workers each: more only makes timings noisy on a small machine.
  const tasks = [
    'run',
    'test',
    '--continue',
    '--concurrency=2',
    '--log-order=grouped',
    '--',
    ...reports.flags,
  ]
  const code = await run('turbo', tasks, { env: { ...env, VITEST_MAX_WORKERS: '2' } })
  const counts = await reports.count()
  return { ...counts, failed: Math.max(counts.failed, code === 0 ? 0 : 1) }
}
