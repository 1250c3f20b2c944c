import { closingSpeed, exchange } from './contact-law.ts'
import type { Impact } from './impact.ts'

/**
 * Solves the contacts of one instant together: every two separate at their rebound speed, or faster where others push
 * them apart, and nothing pulls (Newton's restitution as a complementarity problem, by projected Gauss–Seidel).
 * Taken together and from one side of the table to the other, symmetric breaks stay symmetric.
 */
export const solveImpacts = (first: Impact | null): void => {
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    let largest = 0
    let correction = 0
    for (let impact = first; impact !== null; impact = impact.next) {
      const wanted = (closingSpeed(impact) + impact.rebound) * impact.mass
      const change = Math.max(wanted, -impact.impulse)
      exchange(impact, change)
      largest = Math.max(largest, impact.impulse)
      correction = Math.max(correction, Math.abs(change))
    }
    if (first?.next === null || correction <= largest * SWEEP_PRECISION) return
  }
}

/** Two caps struck at once need about 15; a sweep that is left unfinished is followed by another contact. */
const SWEEPS = 64
const SWEEP_PRECISION = 1e-15
