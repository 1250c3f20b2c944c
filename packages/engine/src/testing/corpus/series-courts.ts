import type { Court } from '../../court/court.ts'
import { streetCourt } from '../../court/street-court.ts'

export const SERIES_COURT_NAMES = ['street', 'obstacles', 'maze', 'den'] as const
export type SeriesCourt = (typeof SERIES_COURT_NAMES)[number]

/** The courts that the corpus' series of shots are played on. Recorded bits hang on them: add others, change none. */
export const SERIES_COURTS = {
  street: streetCourt,
  /** The street with two posts and two wall pieces. */
  obstacles: {
    ...streetCourt,
    posts: [
      { at: { x: 300, y: 250 }, radius: 20 },
      { at: { x: 700.5, y: 820 }, radius: 11 },
    ],
    walls: [
      { from: { x: 200, y: 800 }, to: { x: 420, y: 700 } },
      { from: { x: 640, y: 300 }, to: { x: 640, y: 120 } },
    ],
  },
  /** Wall pieces that leave gaps as wide as a cap and wedges that are narrower, with thin and thick posts. */
  maze: {
    ...streetCourt,
    posts: [
      { at: { x: 500, y: 500 }, radius: 40 },
      { at: { x: 120, y: 120 }, radius: 4 },
      { at: { x: 880, y: 120 }, radius: 7.5 },
      { at: { x: 500, y: 1100 }, radius: 0.5 },
    ],
    walls: [
      { from: { x: 250, y: 300 }, to: { x: 470, y: 300 } },
      { from: { x: 502.03125, y: 300 }, to: { x: 760, y: 300 } },
      { from: { x: 200, y: 900 }, to: { x: 500, y: 960 } },
      { from: { x: 500, y: 960 }, to: { x: 800, y: 900 } },
      { from: { x: 0, y: 700 }, to: { x: 150, y: 640 } },
      { from: { x: 1000, y: 760 }, to: { x: 850, y: 640 } },
    ],
  },
  /** So small that every shot strikes nearly every cap. */
  den: {
    width: 220,
    height: 260,
    closed: true,
    boxes: [],
    skull: null,
    start: null,
    places: [],
    posts: [{ at: { x: 110, y: 130 }, radius: 10 }],
    walls: [],
  },
} as const satisfies Record<SeriesCourt, Court>
