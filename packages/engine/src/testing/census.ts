import { readPosition } from '../notation/position-text.ts'
import { numberedShotId } from '../ids.ts'
import { skelly } from '../rulesets/skelly/skelly.ts'
import { VERDICTS, type SkellyState, type Verdict } from '../rulesets/skelly/state.ts'

/** The positions that the census flicks from: every part of the run, every kind of touch, every fill. */
export const CENSUS_POSITIONS = {
  opening: 'A@60,1190>1? B@150,1190>1? | A in START',
  four: 'A.candle@90,1190>1 B.crayon@150,1190>1 C.floor@210,1190>1 D.tar@270,1190>1 | A',
  'pot in reach': 'A@40,540>7 B.tar@500,300>5 | A in 6',
  crowd: 'A.crayon@300,500>6 B@340,560>4 C.candle@260,540>9 D.floor@300,600>3 | A',
  rescue: 'A.floor@300,400>5 B@400,400>3!2 C.tar@420,500>7!1 | A',
  'knock-in': 'A.tar@700,60>3 B@860,50>2 | A',
  turn: 'A@540,950<12/12 B.candle@500,500>13 | A',
  home: 'A.candle@300,300<1/2 B@700,1200>8 | A',
  killer: 'A@500,733* B.tar@560,640>12 C.crayon@440,640<4 | A',
} as const satisfies Record<string, string>

export type CensusPosition = keyof typeof CENSUS_POSITIONS

/** How many flicks of the fan came to each verdict. */
export type VerdictCounts = Readonly<Record<Verdict, number>>

/** The fan: directions in a square round the cap, from a soft to a full pull, on any machine the same. */
const STEPS = 15
const STRENGTHS = [150, 220, 300, 450, 600, 670, 800, 1000] as const

const DIRECTIONS = Array.from({ length: 2 * STEPS + 1 }, (_, step) => step - STEPS).flatMap((along) => [
  { dx: along, dy: -STEPS },
  { dx: along, dy: STEPS },
  { dx: -STEPS, dy: along },
  { dx: STEPS, dy: along },
])

/** Flicks in the fan from each position. */
export const CENSUS_FLICKS = DIRECTIONS.length * STRENGTHS.length

/** Every verdict counted over the fixed fan of flicks from one of the named positions. */
export const census = (name: CensusPosition): VerdictCounts => {
  const position = readPosition(CENSUS_POSITIONS[name])
  if (!position.ok) throw new Error(`${name}: ${position.refusal}`)
  const counts = new Map<Verdict, number>(VERDICTS.map((verdict) => [verdict, 0]))
  for (const strength of STRENGTHS) {
    for (const direction of DIRECTIONS) {
      const verdict = verdictOf(position.value, { ...direction, strength })
      counts.set(verdict, (counts.get(verdict) ?? 0) + 1)
    }
  }
  const count = (verdict: Verdict): number => counts.get(verdict) ?? 0
  return {
    knockout: count('knockout'),
    rescue: count('rescue'),
    'knock-in': count('knock-in'),
    pot: count('pot'),
    box: count('box'),
    chalk: count('chalk'),
    skull: count('skull'),
    home: count('home'),
    parked: count('parked'),
    miss: count('miss'),
  }
}

const verdictOf = (state: SkellyState, flick: { dx: number; dy: number; strength: number }): Verdict => {
  const mover = skelly.mover(state)
  if (mover === null) throw new Error('nobody is to flick')
  const decided = skelly.decide(state, mover, { kind: 'flick', shotId: numberedShotId(0), ...flick })
  const shot = decided.ok ? decided.value.find((event) => event.kind === 'shot') : undefined
  if (shot?.kind !== 'shot') throw new Error('the flick was refused')
  return shot.ruling.verdict
}
