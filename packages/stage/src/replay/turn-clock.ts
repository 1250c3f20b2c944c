import type { ReplayClock } from '@skelly/court-view'
import { skelly, type Frame } from '@skelly/engine'

/** The time that the turn of a flick or of a lost clock took, and had; null where nobody was on turn. */
export const turnClock = ({ before, entry }: Frame): ReplayClock | null => {
  const { phase, setup, state } = before
  const { command } = entry
  const mover = skelly.mover(state)
  if (phase.kind !== 'playing' || mover === null) return null
  if (command.kind !== 'move' && command.kind !== 'time-out') return null
  // A computer player takes its time: no clock hurries it.
  const isHurried = phase.deadline !== null && setup.seats[mover]?.computer === undefined
  const given = isHurried ? (Number(phase.deadline) - phase.stillAt) / 1000 : null
  const taken = Math.max(0, command.at - phase.stillAt) / 1000
  return { taken: given === null ? taken : Math.min(taken, given), given }
}
