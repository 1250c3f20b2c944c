import { parseLevel, type SolvedLevel } from '@skelly/engine/challenges'
import type { Placed } from './draft.ts'
import type { LevelFile, TwistFile } from './level-file.ts'

/** Seconds for a flick in other games (R3.2). */
const USUAL_CLOCK = 20
const LEVELS_A_CHAPTER = 20

/** What the workshop adds to a draft. */
export type Found = Pick<LevelFile, 'number' | 'flicks' | 'solution' | 'measured'>

/** A level to search on: as many flicks as it takes, and a solution that is none. */
export const unsolved = ({ chapter, written, caps, plays = 'empty' }: Placed): Found => ({
  number: (chapter - 1) * LEVELS_A_CHAPTER + written,
  flicks: [30, 30, 30],
  solution: { fill: caps[0]?.fill ?? plays, turns: [] },
  measured: { tolerance: 0, difficulty: 0 },
})

/** The file of a draft's level. */
export const levelFile = (draft: Placed, found: Found): LevelFile => {
  const { chapter, written, title, hint, court, caps, grip, goal, rules = [], clock = null } = draft
  return {
    format: 1,
    number: found.number,
    chapter,
    title,
    hint,
    court,
    caps,
    ...(grip === undefined ? {} : { grip }),
    seed: draft.seed ?? 100 * chapter + written,
    goal,
    twists: [...rules, ...shownIn(draft, found)],
    flicks: found.flicks,
    clock,
    solution: found.solution,
    measured: found.measured,
  }
}

const shownIn = ({ court, caps, clock }: Placed, { flicks: [three, , one] }: Found): readonly TwistFile[] => {
  const shown: readonly (readonly [boolean, TwistFile])[] = [
    [clock !== undefined && clock < USUAL_CLOCK, { kind: 'a shorter clock' }],
    [caps[0]?.fill !== null, { kind: 'a set fill' }],
    [one - three <= 1, { kind: 'few flicks' }],
    [court.posts.length + court.walls.length > 0, { kind: 'obstacles on the court' }],
  ]
  return shown.flatMap(([isShown, twist]) => (isShown ? [twist] : []))
}

/** The level of a file. @throws where the file is none: the draft is to be mended */
export const read = (file: LevelFile): SolvedLevel => {
  const parsed = parseLevel(file)
  if (!parsed.ok) throw new Error(`“${file.title.en}”: ${parsed.refusal} at ${parsed.where}`)
  return parsed.value
}
