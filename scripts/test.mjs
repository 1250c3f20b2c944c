// npm test: everything, in the order in which a mistake shows soonest. `-- --only lint,unit` runs a part.
import { chosenChecks } from '../tooling/workshop/src/checks.mjs'
import { install } from '../tooling/workshop/src/install.mjs'
import { runChecks } from '../tooling/workshop/src/run-checks.mjs'
import { say } from '../tooling/workshop/src/say.mjs'

try {
  const checks = chosenChecks(process.argv.slice(2))
  const { passed, failed, failures, named, flaky } = await runChecks(checks, await install(), say)
  for (const test of flaky) say(`passed at the second try only: ${test}`)
  for (const test of named) say(`failed: ${test}`)
  if (failures.length > 0) say(`failed: ${failures.join(', ')}`)
  process.stdout.write(`${passed} passed, ${failed} failed\n`)
  process.exitCode = failed === 0 ? 0 : 1
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.stdout.write('0 passed, 1 failed\n')
  process.exitCode = 1
}
