import { expect, test, vi } from 'vitest'

test('no schema tries whether code may be made of text: a strict policy tells of every try', async () => {
  const compiled = vi.fn()
  vi.stubGlobal('Function', function NoFunction() {
    compiled()
    throw new EvalError('the policy forbids it')
  })
  await import('../src/instrumentation-client.ts')
  const z = await import('zod')
  expect(z.object({ name: z.string() }).parse({ name: 'Ana' })).toEqual({ name: 'Ana' })
  expect(compiled).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
})
