import { afterEach, expect, test, vi } from 'vitest'
import { copyText, mayShare, shareGame } from '../../../src/replays/tools/hand-on.ts'

const FILE = new File(['{}'], 'game.skelly.json', { type: 'application/json' })
const URL_OF_GAME = 'https://skelly.example/replays/open#AQ'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** A device whose sheet takes files of these kinds. */
const deviceOf = (kinds: readonly string[], share = vi.fn(() => Promise.resolve())): typeof share => {
  vi.stubGlobal('navigator', {
    share,
    canShare: ({ files }: { readonly files: readonly File[] }) =>
      files.every(({ type }) => kinds.includes(type)),
  })
  return share
}

test.each([
  { kinds: ['application/json', 'text/plain'], offers: { files: [{ name: 'game.skelly.json' }] } },
  { kinds: ['text/plain'], offers: { files: [{ name: 'game.skelly.json.txt' }] } },
  { kinds: [], offers: { url: URL_OF_GAME } },
])('a sheet that takes $kinds is offered $offers', async ({ kinds, offers }) => {
  const share = deviceOf(kinds)
  expect(mayShare()).toBe(true)
  expect(await shareGame(FILE, 'A game', URL_OF_GAME)).toBe('done')
  expect(share).toHaveBeenCalledWith(expect.objectContaining(offersOf(offers)))
})

const offersOf = (offers: { readonly files?: readonly object[]; readonly url?: string }): object =>
  offers.files === undefined
    ? { url: offers.url }
    : { files: offers.files.map((file): unknown => expect.objectContaining(file)) }

test.each([
  { error: new DOMException('closed', 'AbortError'), is: 'cancelled' },
  { error: new DOMException('no', 'NotAllowedError'), is: 'failed' },
])('who closes the sheet wants nothing more: $is', async ({ error, is }) => {
  deviceOf(
    [],
    vi.fn(() => Promise.reject(error)),
  )
  expect(await shareGame(FILE, 'A game', URL_OF_GAME)).toBe(is)
})

test('a device without a clipboard or a sheet says so', async () => {
  vi.stubGlobal('navigator', {})
  expect(mayShare()).toBe(false)
  expect(await copyText('game')).toBe('failed')
})
