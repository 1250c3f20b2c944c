import type { Page } from '@playwright/test'

/** What is heard of a shot, millisecond by millisecond from `LEAD` ms before its launch on. */
interface RenderedShot {
  /** The loudest sample of each millisecond, from 0 to 1. */
  readonly levels: readonly number[]
  /** The root of the mean square of all of it. */
  readonly loudness: number
  /** As planned, ms since the launch. */
  readonly sounds: readonly { readonly name: string; readonly at: number; readonly gain: number }[]
  readonly restsAt: number
}

/** The launch comes so long after the rendering begins, ms. */
export const LEAD = 100

interface Asked {
  readonly amount: 'off' | 'low' | 'full'
  /** The fills of the cap that is flicked and of those that it runs into. */
  readonly fills: readonly string[]
  readonly strength: number
}

/** What the page does: a text, for the modules that it imports are no part of this package. */
const RENDER = `async ({ amount, fills, strength, lead }) => {
  const feel = '/apps/web/src/feel'
  const { bodyOf, launchOf, simulate, streetCourt } = await import('/packages/engine/src/index.ts')
  const { shotPlan } = await import(feel + '/plan/shot-plan.ts')
  const { wiringOf } = await import(feel + '/player/wiring.ts')
  const { LOUDNESS } = await import(feel + '/player/loudness.ts')
  const { SampleShelf } = await import(feel + '/player/sample-shelf.ts')
  const { startScrape, startSound } = await import(feel + '/player/start-sound.ts')

  const placeOf = (place) => ({ x: 220 + (place > 1 ? 33 * (place - 1) : 0), y: place === 0 ? 1000 : 800 })
  const bodies = fills.map((fill, place) => bodyOf(fill, placeOf(place), 100))
  const trace = simulate(streetCourt, bodies, launchOf({ dx: 0, dy: -1, strength }, fills[0], 0))
  const clock = { kind: 'running', startedAt: 0, rate: 1 }
  const shot = { id: 'shot', trace, bodies, pieceIds: fills.map((_, seat) => 'seat-' + seat), clock }
  const { scrapes, sounds, restsAt } = shotPlan(shot, streetCourt)

  const rate = 44100
  const context = new OfflineAudioContext(1, Math.ceil(((lead + restsAt) / 1000 + 1) * rate), rate)
  const { input, volume } = wiringOf(context)
  volume.gain.value = LOUDNESS[amount]
  const shelf = new SampleShelf()
  const when = (at) => (lead + at) / 1000
  for (const scrape of scrapes) startScrape(scrape, { to: input, buffer: shelf.made('scrape'), when })
  for (const sound of sounds) startSound(sound, { to: input, buffer: shelf.made(sound.name), when })
  const samples = (await context.startRendering()).getChannelData(0)

  const peak = (part) => part.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  const place = (ms) => Math.round((ms * rate) / 1000)
  const count = Math.floor((samples.length / rate) * 1000)
  const levels = Array.from({ length: count }, (_, ms) => peak(samples.subarray(place(ms), place(ms + 1))))
  const squares = samples.reduce((sum, sample) => sum + sample * sample, 0)
  return { levels, loudness: Math.sqrt(squares / samples.length), sounds, restsAt }
}`

/**
 * Simulates a shot, plans its sounds and renders them with the browser's own Web Audio, by the modules that the web
 * application plays with. The page must serve modules.
 */
export const renderShot = (page: Page, asked: Asked): Promise<RenderedShot> =>
  page.evaluate<RenderedShot>(`(${RENDER})(${JSON.stringify({ ...asked, lead: LEAD })})`)
