// npm test: everything, in the order in which a mistake shows soonest. `-- --only lint,unit` runs a part.
import { install } from './workshop/install.mjs'
import { say } from './workshop/say.mjs'
import { chosenChecks } from './workshop/checks.mjs'

const none = { passed: 0, failed: 0 }

try {
  const checks = chosenChecks(process.argv.slice(2))
  const { passed, failed, failures } = await runAll(checks, await install())
  if (failures.length > 0) say(`failed: ${failures.join(', ')}`)
  process.stdout.write(`${passed} passed, ${failed} failed\n`)
  process.exitCode = failed === 0 ? 0 : 1
} catch (error) {
  process.stderr.write(`${error.message}\n0 passed, 1 failed\n`)
  process.exitCode = 1
}

async function runAll(checks, env) {
  const sum = { ...none, failures: [] }
  for (const check of checks) {
    const missing = (check.needs ?? []).find((name) => sum.failures.includes(name))
    say(missing === undefined ? `${check.name}: ${check.what}` : `${check.name}: not run, ${missing} failed`)
    const counts = missing === undefined ? await check.run(env) : { passed: 0, failed: 1 }
    sum.passed += counts.passed
    sum.failed += counts.failed
    if (counts.failed > 0) sum.failures.push(check.name)
    say(`${check.name}: ${counts.passed} passed, ${counts.failed} failed`)
  }
  return sum
}
