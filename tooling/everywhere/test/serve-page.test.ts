import { expect, test } from 'vitest'
import { servePage } from '../src/machines/serve-page.ts'

test('the page plays the script and its lines come back', async () => {
  const { address, sent, close } = await servePage('lines.push("a b")')
  expect(await (await fetch(address)).text()).toContain('<script src="/corpus.js"></script>')
  expect(await (await fetch(`${address}corpus.js`)).text()).toBe('lines.push("a b")')
  await fetch(`${address}lines`, { method: 'POST', body: 'a b\nwhole' })
  expect(await sent).toBe('a b\nwhole')
  await close()
  await expect(fetch(address)).rejects.toThrow('fetch failed')
})
