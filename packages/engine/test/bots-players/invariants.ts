import { expect } from 'vitest'
import {
  beginMatch,
  CAP_RADIUS,
  enact,
  GRID,
  skelly,
  streetCourt,
  type SkellyState,
} from '../../src/index.ts'
import type { PlayedGame } from './play-out.ts'

/** What holds after every command of a game, and at its end. */
export const expectSoundGame = ({ match, entries }: PlayedGame): void => {
  const replayed = entries.reduce(
    (before, entry) => {
      const enacted = enact(skelly, before, entry.command)
      if (!enacted.ok) throw new Error(`refused when played again: ${enacted.refusal}`)
      expect(enacted.value.entry).toEqual(entry)
      expectSoundState(enacted.value.match.state)
      return enacted.value.match
    },
    beginMatch(skelly, match.setup),
  )
  expect(replayed).toEqual(match)
  expect(JSON.parse(JSON.stringify(match))).toEqual(match)
  expectOneEnd(match.state)
}

const expectSoundState = ({ caps }: SkellyState): void => {
  const lying = caps.filter((cap) => cap.inGame)
  for (const { at, progress, sittingOut } of lying) {
    expect(Number.isInteger(at.x * GRID) && Number.isInteger(at.y * GRID)).toBe(true)
    expect(at.x >= CAP_RADIUS && at.x <= streetCourt.width - CAP_RADIUS).toBe(true)
    expect(at.y >= CAP_RADIUS && at.y <= streetCourt.height - CAP_RADIUS).toBe(true)
    expect(progress >= 0 && progress <= 25 && sittingOut >= 0 && sittingOut <= 2).toBe(true)
  }
  for (const [place, { at }] of lying.entries()) {
    const nearest = Math.min(
      ...lying.slice(place + 1).map((other) => Math.hypot(other.at.x - at.x, other.at.y - at.y)),
    )
    expect(nearest).toBeGreaterThanOrEqual(2 * CAP_RADIUS)
  }
}

/** R7.1, R7.3: one is left, and everybody has one place. */
const expectOneEnd = ({ caps, turn }: SkellyState): void => {
  expect(caps.filter((cap) => cap.inGame)).toHaveLength(1)
  const places = turn.phase === 'over' ? turn.places : []
  expect(places.flat().toSorted((one, other) => one - other)).toEqual(caps.map((_, seat) => seat))
}
