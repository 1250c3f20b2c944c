import type { Peer } from '../peers/peer.ts'
import { BREAKING, ORDINARY, type Strengths } from '../scenes/random-shots.ts'

/** Those that play the same breaks of four caps. */
export const PEERS = ['exact4', 'second', 'matter60', 'planck240', 'rapier240'] as const
export type PeerName = (typeof PEERS)[number]

/** Whoever is timed: the peers, and some of them in other uses. */
export const CONTESTANTS = [
  ...PEERS,
  'exact4Anew',
  'exact12',
  'exactOrdinary',
  'matterOrdinary',
  'guide4',
  'wholeGuide4',
  'wholeGuide12',
] as const
export type Contestant = (typeof CONTESTANTS)[number]

/** What a contestant plays, and with what; only what it needs itself is loaded. */
export interface Entry {
  readonly caps: number
  readonly strengths: Strengths
  readonly load: () => Promise<Peer>
}

const exact = async (): Promise<Peer> => (await import('../peers/exact.ts')).exact()
const matter = async (): Promise<Peer> => (await import('../peers/matter-at-60.ts')).matterAt60()
const whole = async (): Promise<Peer> => (await import('../peers/whole-guide.ts')).wholeGuide()
const breaks = { caps: 4, strengths: BREAKING }

export const ENTRIES = {
  exact4: { ...breaks, load: exact },
  second: { ...breaks, load: async () => (await import('../peers/second.ts')).second() },
  matter60: { ...breaks, load: matter },
  planck240: { ...breaks, load: async () => (await import('../peers/planck-at-240.ts')).planckAt240() },
  rapier240: { ...breaks, load: async () => (await import('../peers/rapier-at-240.ts')).rapierAt240() },
  exact4Anew: { ...breaks, load: async () => (await import('../peers/exact-anew.ts')).exactAnew() },
  exact12: { ...breaks, caps: 12, load: exact },
  exactOrdinary: { ...breaks, strengths: ORDINARY, load: exact },
  matterOrdinary: { ...breaks, strengths: ORDINARY, load: matter },
  guide4: { ...breaks, load: async () => (await import('../peers/guide.ts')).guide() },
  wholeGuide4: { ...breaks, load: whole },
  wholeGuide12: { ...breaks, caps: 12, load: whole },
} as const satisfies Record<Contestant, Entry>
