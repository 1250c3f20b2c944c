import { exact } from './exact.ts'
import { matterAt60 } from './matter-at-60.ts'
import type { Peer } from './peer.ts'
import { planckAt240 } from './planck-at-240.ts'
import { rapierAt240 } from './rapier-at-240.ts'
import { second } from './second.ts'

/** Those that play the same breaks of four caps. */
export type PeerName = 'exact4' | 'second' | 'matter60' | 'planck240' | 'rapier240'

/** All of them, ready to play (Rapier has to be loaded first). */
export const readyPeers = async (): Promise<ReadonlyMap<PeerName, Peer>> => {
  const rapier240 = await rapierAt240()
  return new Map<PeerName, Peer>([
    ['exact4', exact()],
    ['second', second()],
    ['matter60', matterAt60()],
    ['planck240', planckAt240()],
    ['rapier240', rapier240],
  ])
}
