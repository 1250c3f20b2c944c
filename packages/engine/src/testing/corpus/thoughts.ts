import { chooseShot } from '../../bots/choose-shot.ts'
import { BOTS_VERSION } from '../../bots/version.ts'
import type { Seat } from '../../ids.ts'
import type { Match } from '../../match/match.ts'
import type { Replay } from '../../replay/replay.ts'
import { walkReplay } from '../../replay/walk-replay.ts'
import { STRENGTHS, type Strength } from '../../rulesets/ruleset.ts'
import { skelly } from '../../rulesets/skelly/skelly.ts'
import type { SkellyState } from '../../rulesets/skelly/state.ts'

/** Turns between two that are thought over, a number that no table's players share out evenly. */
const EVERY = 23

/**
 * What computer players would do in a game's place: a line for one turn in so many, of each strength in turn. They
 * think with everything that the engine has, so machines that agree on this agree on a great many shots.
 */
export const thoughts = (replay: Replay): readonly string[] =>
  walkReplay(replay)
    .frames.filter(({ entry }) => entry.command.kind === 'move' && entry.command.move.kind === 'flick')
    .filter((_, shot) => shot % EVERY === 0)
    .flatMap(({ before }, turn) => {
      const seat = skelly.mover(before.state)
      return seat === null ? [] : [thought(before, seat, STRENGTHS[turn % STRENGTHS.length] ?? 'normal')]
    })

const thought = (match: Match<SkellyState>, seat: Seat, strength: Strength): string => {
  const { setDown, flick, idea } = chooseShot(heldBy(match, seat, strength), seat)
  const from = setDown === null ? '-' : `${String(setDown.x)},${String(setDown.y)}`
  return `${strength} ${idea} ${from} ${String(flick.dx)},${String(flick.dy)} ${String(flick.strength)}`
}

/** The match with a computer player of that strength at the seat. */
const heldBy = (match: Match<SkellyState>, seat: Seat, computer: Strength): Match<SkellyState> => {
  const { versions, seats } = match.setup
  const held = seats.map((setup, place) => (place === seat ? { ...setup, computer } : setup))
  return { ...match, setup: { ...match.setup, versions: { ...versions, bots: BOTS_VERSION }, seats: held } }
}
