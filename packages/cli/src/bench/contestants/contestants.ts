import type { Peer } from '../peers/peer.ts'

/** Those that play the same breaks of four caps. */
export const PEERS = ['exact4', 'second', 'matter60', 'planck240', 'rapier240'] as const
export type PeerName = (typeof PEERS)[number]

/** Whoever is timed: the peers, and the exact solver in other uses. */
export const CONTESTANTS = [...PEERS, 'exact4Anew', 'exact12', 'guide'] as const
export type Contestant = (typeof CONTESTANTS)[number]

/** How many caps they play with. */
export const capsOf = (contestant: Contestant): number => (contestant === 'exact12' ? 12 : 4)

/** Loads what a contestant needs, and nothing of the others. */
export const peerOf = (contestant: Contestant): Promise<Peer> => READY[contestant]()

const exact = async (): Promise<Peer> => (await import('../peers/exact.ts')).exact()

const READY = {
  exact4: exact,
  exact12: exact,
  exact4Anew: async () => (await import('../peers/exact-anew.ts')).exactAnew(),
  guide: async () => (await import('../peers/guide.ts')).guide(),
  second: async () => (await import('../peers/second.ts')).second(),
  matter60: async () => (await import('../peers/matter-at-60.ts')).matterAt60(),
  planck240: async () => (await import('../peers/planck-at-240.ts')).planckAt240(),
  rapier240: async () => (await import('../peers/rapier-at-240.ts')).rapierAt240(),
} as const satisfies Record<Contestant, () => Promise<Peer>>
