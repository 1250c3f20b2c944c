import { DIRECTION_LIMIT, STRENGTH_LIMIT, type Flick } from '@skelly/engine'

/** An aim set by keys. */
export interface KeyAim {
  /** Degrees, 0 straight up the court, clockwise; 0 to 360. */
  readonly heading: number
  /** As a flick's: 1 to 1000. */
  readonly strength: number
}

/** Where the keys begin: up the court at a third of the full strength. */
export const FIRST_KEY_AIM: KeyAim = { heading: 0, strength: 350 }

const COARSE = { turn: 3, strength: 25 } as const
const FINE = { turn: 0.25, strength: 5 } as const

/** The keys that aim. */
export const AIM_KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const
export type AimKey = (typeof AIM_KEYS)[number]

/** The aim after one press of a key. */
export const turned = (aim: KeyAim, key: AimKey, fine: boolean): KeyAim => {
  const step = fine ? FINE : COARSE
  const turn = key === 'ArrowLeft' ? -step.turn : key === 'ArrowRight' ? step.turn : 0
  const more = key === 'ArrowDown' ? -step.strength : key === 'ArrowUp' ? step.strength : 0
  return {
    heading: (aim.heading + turn + 360) % 360,
    strength: Math.min(STRENGTH_LIMIT, Math.max(1, aim.strength + more)),
  }
}

/** The flick that the aim means. */
export const flickOfKeys = ({ heading, strength }: KeyAim): Flick => {
  const angle = (heading / 180) * Math.PI
  return {
    dx: Math.round(Math.sin(angle) * DIRECTION_LIMIT),
    dy: Math.round(-Math.cos(angle) * DIRECTION_LIMIT),
    strength,
  }
}
