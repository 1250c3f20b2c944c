import { FILL_NAMES } from '../../caps/fill.ts'
import { seedOf, type Seed } from '../../ids.ts'
import {
  fields,
  listOf,
  map,
  oneOf,
  optional,
  orNull,
  text,
  tupleOf,
  whole,
  type Decoder,
} from '../../replay/codec/decoder.ts'
import { goalShape } from '../goals/goals.ts'
import {
  CHAPTERS,
  LEVELS_A_CHAPTER,
  LEVEL_FORMAT,
  type Level,
  type LevelText,
  type Measured,
  type Solution,
  type SolutionTurn,
  type SolvedLevel,
} from '../level.ts'
import type { StarFlicks } from '../level-terms.ts'
import { twistShape, type Twist } from '../twists/twists.ts'
import { capShape } from './cap-shape.ts'
import { courtShape } from './court-shape.ts'
import { flickShape } from './flick-shape.ts'
import { point } from './places.ts'

const MOST_CAPS = 12
const MOST_FLICKS = 99
const LONGEST_TEXT = 200
const USUAL_GRIP = 100
const LARGEST_SEED = 4_294_967_295

const share: Decoder<number> = (value, where) =>
  typeof value === 'number' && value >= 0 && value <= 1 ? { ok: true, value } : { ok: false, where }

const levelText = fields<LevelText>({ en: text(LONGEST_TEXT), es: text(LONGEST_TEXT) })

const starFlicks: Decoder<StarFlicks> = map(
  tupleOf(whole(1, MOST_FLICKS), 3),
  ([three = 1, two = 1, one = 1]): StarFlicks => [three, two, one],
)

const turn: Decoder<SolutionTurn> = map(
  fields<{ readonly setDown?: SolutionTurn['setDown']; readonly flick: SolutionTurn['flick'] }>({
    setDown: optional(point),
    flick: flickShape,
  }),
  ({ setDown = null, flick }) => ({ setDown, flick }),
)

const solution = fields<Solution>({ fill: oneOf(FILL_NAMES), turns: listOf(turn, MOST_FLICKS) })

const measured = fields<Measured>({ tolerance: share, difficulty: share })

/** A level as its file has it, less what would spoil it. */
interface OpenEntry extends Omit<Level, 'grip' | 'seed'> {
  readonly grip?: number
  /** Left out, the level's number. */
  readonly seed?: number
}

const openFields: { readonly [Field in keyof OpenEntry]-?: Decoder<OpenEntry[Field]> } = {
  format: oneOf([LEVEL_FORMAT]),
  number: whole(1, CHAPTERS * LEVELS_A_CHAPTER),
  chapter: whole(1, CHAPTERS),
  title: levelText,
  hint: levelText,
  court: courtShape,
  caps: listOf(capShape, MOST_CAPS),
  grip: optional(whole(85, 115)),
  seed: optional(whole(0, LARGEST_SEED)),
  goal: goalShape,
  twists: listOf<Twist>(twistShape, 8),
  flicks: starFlicks,
  clock: orNull(whole(1, 60)),
}

const completed = <Entry extends OpenEntry>({ grip = USUAL_GRIP, seed, ...level }: Entry) => ({
  ...level,
  court: { ...level.court, places: level.caps.map(({ at }) => at) },
  grip,
  seed: seedNumbered(seed ?? level.number),
})

/** A level's file, exactly: no field more, none less. What the fields say together is for `levelFault` to look at. */
export const levelShape: Decoder<SolvedLevel> = map(
  fields<OpenEntry & Omit<SolvedLevel, keyof Level>>({ ...openFields, solution, measured }),
  completed,
)

/** The same less its solution and what was measured: a level's file as a browser gets it. */
export const openLevelShape: Decoder<Level> = map(fields<OpenEntry>(openFields), completed)

const seedNumbered = (number: number): Seed => {
  const seed = seedOf(number.toString(16).padStart(32, '0'))
  if (seed === null) throw new Error('the number does not fit into a seed')
  return seed
}
