import { FILL_NAMES, type Fill } from '../caps/fill.ts'
import type { Flick } from '../flick/flick.ts'
import { numberedShotId } from '../ids.ts'
import { readPosition } from '../notation/position-text.ts'
import { skelly } from '../rulesets/skelly/skelly.ts'
import type { SkellyState, Verdict } from '../rulesets/skelly/state.ts'
import { CENSUS_POSITIONS, type CensusPosition } from './census-positions.ts'

/** How many flicks of the fan came to each verdict from one position, the shooter having one fill. */
export interface CensusRow {
  readonly position: CensusPosition
  readonly fill: Fill
  readonly verdicts: Readonly<Record<Verdict, number>>
}

/** A quarter of the circle in steps of ten degrees, in whole numbers, so that it is the same on every machine. */
const QUARTER = [
  [1000, 0],
  [985, 174],
  [940, 342],
  [866, 500],
  [766, 643],
  [643, 766],
  [500, 866],
  [342, 940],
  [174, 985],
] as const

const DIRECTIONS = QUARTER.flatMap(([x, y]) => [
  { dx: x, dy: y },
  { dx: -y, dy: x },
  { dx: -x, dy: -y },
  { dx: y, dy: -x },
])

/** From a soft push, which moves a cap by 100 to 200 mm, to a full pull. */
const STRENGTHS = [200, 350, 500, 700, 1000] as const

/** The fan: the flicks that are tried from every position, 36 directions in 5 strengths. */
const CENSUS_FAN: readonly Flick[] = STRENGTHS.flatMap((strength) =>
  DIRECTIONS.map((direction) => ({ ...direction, strength })),
)

const NONE = {
  knockout: 0,
  rescue: 0,
  'knock-in': 0,
  pot: 0,
  box: 0,
  chalk: 0,
  skull: 0,
  home: 0,
  parked: 0,
  miss: 0,
} as const satisfies Record<Verdict, number>

/** The census: every verdict counted over the fan, from every position and for every fill of its shooter. */
export const census = (): readonly CensusRow[] =>
  CENSUS_POSITIONS.flatMap((position) =>
    FILL_NAMES.map((fill) => ({ position, fill, verdicts: countVerdicts(stateOf(position, fill)) })),
  )

const stateOf = ({ name, line }: CensusPosition, fill: Fill): SkellyState => {
  const state = readPosition(line)
  if (!state.ok) throw new Error(`${name}: ${state.refusal}`)
  const mover = skelly.mover(state.value)
  const caps = state.value.caps.map((cap, seat) => (seat === mover ? { ...cap, fill } : cap))
  return { ...state.value, caps }
}

const countVerdicts = (state: SkellyState): CensusRow['verdicts'] => {
  const counts: Record<Verdict, number> = { ...NONE }
  for (const flick of CENSUS_FAN) counts[verdictOf(state, flick)] += 1
  return counts
}

const verdictOf = (state: SkellyState, flick: Flick): Verdict => {
  const mover = skelly.mover(state)
  if (mover === null) throw new Error('nobody is to flick')
  const decided = skelly.decide(state, mover, { kind: 'flick', shotId: numberedShotId(0), ...flick })
  const shot = decided.ok ? decided.value.find((event) => event.kind === 'shot') : undefined
  if (shot?.kind !== 'shot') throw new Error('the flick was refused')
  return shot.ruling.verdict
}
