import type { Body, Court, Launch } from '@skelly/engine'

/** Caps at rest and the flick that breaks them up: what every peer is given to play. */
export interface Scene {
  readonly court: Court
  readonly bodies: readonly Body[]
  readonly launch: Launch
}
