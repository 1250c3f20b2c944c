/**
 * Runs the checks one after the other, whatever becomes of them; one whose `needs` failed is not run and counts as
 * failed. Answers the sums, the names of those that failed, of the tests that did (`named`) and of those that passed when
 * they were repeated (`flaky`), as far as a check knows them.
 */
export async function runChecks(checks, env, say) {
  const sum = { passed: 0, failed: 0, failures: [], named: [], flaky: [] }
  for (const check of checks) {
    const { passed, failed, named = [], flaky = [] } = await runCheck(check, sum.failures, env, say)
    sum.passed += passed
    sum.failed += failed
    if (failed > 0) sum.failures.push(check.name)
    sum.named.push(...named.map((test) => `${check.name}: ${test}`))
    sum.flaky.push(...flaky.map((test) => `${check.name}: ${test}`))
    say(`${check.name}: ${passed} passed, ${failed} failed`)
  }
  return sum
}

async function runCheck({ name, what, needs = [], run }, failures, env, say) {
  const missing = needs.find((need) => failures.includes(need))
  if (missing !== undefined) {
    say(`${name}: not run, because ${missing} failed`)
    return { passed: 0, failed: 1 }
  }
  say(`${name}: ${what}`)
  return run(env)
}
