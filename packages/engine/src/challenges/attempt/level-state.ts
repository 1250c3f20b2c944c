import type { Rectangle } from '../../court/court.ts'
import { isCentreIn } from '../../court/is-centre-in.ts'
import type { Setup } from '../../rulesets/ruleset.ts'
import type { SkellyCap, SkellyState } from '../../rulesets/skelly/state.ts'
import { turnOf } from '../../rulesets/skelly/turns.ts'
import { YOU, type LevelCap } from '../level-table.ts'
import type { Level } from '../level.ts'

/** The table before the first flick of an attempt. */
export const levelState = ({ court, caps }: Level, setup: Setup): SkellyState => {
  const standing = caps.map((cap, seat) => capOf(cap, seat, court.start, setup))
  return {
    physics: setup.versions.physics,
    court: setup.court,
    ground: court,
    grip: setup.grip,
    caps: standing,
    wentOut: [],
    turn: turnOf(standing, YOU),
  }
}

const capOf = (cap: LevelCap, seat: number, start: Rectangle | null, { seats }: Setup): SkellyCap => {
  const { at, progress, wonLast, sittingOut, computer } = cap
  const isBystander = seat !== YOU && computer === null
  return {
    fill: seats[seat]?.fill ?? 'empty',
    at,
    progress,
    lastWon: wonLast,
    sittingOut,
    inGame: true,
    // R2.4: one that begins its run in START may be set down there first
    flicked: start === null || progress > 0 || !isCentreIn(start, at),
    displaced: false,
    ...(isBystander ? { bystander: true } : {}),
  }
}
