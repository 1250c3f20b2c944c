import { knocksOf, slidesOf, type ShownShot } from '@skelly/court-view'
import type { Court } from '@skelly/engine'
import { restSounds } from './rest-sounds.ts'
import { knockSound } from './knock-sound.ts'
import type { PlannedScrape, PlannedSound } from './planned-sound.ts'
import { scrapesOf } from './scrapes-of.ts'
import { withinBounds } from './within-bounds.ts'

/** All that is heard of a shot. Times are ms since its launch, as it is seen on the screen. */
export interface ShotPlan {
  /** Caps that slide, the loudest of them. */
  readonly scrapes: readonly PlannedScrape[]
  /** In the order of their times. */
  readonly sounds: readonly PlannedSound[]
  /** When the last cap lies still. */
  readonly restsAt: number
}

/** A finger against tin. */
const flickOf = (scrapes: readonly PlannedScrape[]): readonly PlannedSound[] => {
  const first = scrapes.flatMap(({ marks }) => marks).find(({ at }) => at === 0)
  return first === undefined
    ? []
    : [{ name: 'flick', at: 0, gain: Math.min(0.3, 0.08 + first.gain * 1.6), rate: first.rate ** 0.5 }]
}

/** What is heard of a running shot on a court; nothing of one that stands still. A pure function of both. */
export const shotPlan = (shot: ShownShot, court: Court): ShotPlan => {
  if (shot.clock.kind !== 'running') return { scrapes: [], sounds: [], restsAt: 0 }
  const { startedAt } = shot.clock
  const slides = slidesOf(shot)
  const scrapes = scrapesOf(slides)
  const knocks = knocksOf(shot).map((knock) => knockSound({ ...knock, at: knock.at - startedAt }))
  const rests = slides.flatMap((slide) => restSounds(slide, court))
  const sounds = [...flickOf(scrapes), ...knocks, ...rests].sort((one, other) => one.at - other.at)
  const restsAt = Math.max(0, ...slides.map((slide) => slide.restsAt))
  return { scrapes, sounds: withinBounds(sounds, scrapes), restsAt }
}
