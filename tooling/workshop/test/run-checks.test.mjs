import { expect, test } from 'vitest'
import { runChecks } from '../src/run-checks.mjs'

const unheard = () => undefined
const counting = (name, passed, failed, { needs, named, flaky } = {}) => ({
  name,
  what: name,
  needs,
  run: async () => ({ passed, failed, named, flaky }),
})

test('counts are added up, and what failed or passed only when it was repeated is named', async () => {
  const checks = [
    counting('lint', 1, 0),
    counting('unit', 20, 2, { named: ['a.test.ts: a rule'], flaky: ['b.test.ts: a line'] }),
    counting('browser', 1, 0, { flaky: ['c.spec.ts: a desk'] }),
  ]
  expect(await runChecks(checks, {}, unheard)).toEqual({
    ...{ passed: 22, failed: 2, failures: ['unit'] },
    named: ['unit: a.test.ts: a rule'],
    flaky: ['unit: b.test.ts: a line', 'browser: c.spec.ts: a desk'],
  })
})

test('what needs a check that failed is not run and counts as failed', async () => {
  const said = []
  const never = { name: 'browser', what: 'journeys', needs: ['build'], run: () => expect.unreachable() }
  const checks = [counting('build', 0, 1), never, counting('last', 1, 0)]
  const sum = await runChecks(checks, {}, (line) => said.push(line))
  expect(sum).toEqual({ passed: 1, failed: 2, failures: ['build', 'browser'], named: [], flaky: [] })
  expect(said).toContain('browser: not run, because build failed')
})

test('a check gets the environment', async () => {
  const check = { name: 'env', what: '', run: async (env) => ({ passed: env.count, failed: 0 }) }
  expect((await runChecks([check], { count: 7 }, unheard)).passed).toBe(7)
})
