import { atRest } from './at-rest.ts'
import { ends } from './ends.ts'
import { energy } from './energy.ts'
import { inFlight } from './in-flight.ts'
import { momentum } from './momentum.ts'
import type { Breach, Played } from './played.ts'
import { restitution } from './restitution.ts'
import { wellFormed } from './well-formed.ts'

const LAWS = [ends, wellFormed, atRest, inFlight, momentum, restitution, energy]

/** The first of the laws that a shot breaks, in words, or null. */
export const breachOf = (played: Played): Breach => {
  for (const law of LAWS) {
    const breach = law(played)
    if (breach !== null) return breach
  }
  return null
}
