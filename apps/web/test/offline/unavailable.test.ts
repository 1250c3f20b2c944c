import { expect, test } from 'vitest'
import { unavailable } from '../../src/offline/worker/unavailable.ts'

test('what stands in for a page has its words and its headers, and says that the page is not to be had', async () => {
  const kept = new Response('<h1>Not without a connection</h1>', { headers: { 'Content-Type': 'text/html' } })
  const answer = unavailable(kept)
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([503, 'text/html'])
  expect(await answer.text()).toBe('<h1>Not without a connection</h1>')
})
