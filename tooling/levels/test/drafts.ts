import { levelFile, unsolved } from '../src/candidate.ts'
import { box, court } from '../src/courts/parts.ts'
import type { Placed } from '../src/draft.ts'
import type { LevelFile, TurnFile } from '../src/level-file.ts'

/** A level to be solved by one flick straight up, with what a test says otherwise. */
export const placed = (but: Partial<Placed> = {}): Placed => ({
  title: { en: 'Up', es: 'Arriba' },
  hint: { en: 'Up.', es: 'Arriba.' },
  court: court(600, 600, box(1, 300, 100)),
  caps: [{ at: [300, 500], fill: null }],
  goal: { kind: 'run', to: 1 },
  chapter: 1,
  written: 1,
  ...but,
})

/** Its file, as hard as that, with that first flick. */
export const fileOf = (
  draft: Placed,
  difficulty = 0,
  flick: TurnFile['flick'] = [0, -1, 400],
): LevelFile => ({
  ...levelFile(draft, unsolved(draft)),
  solution: { fill: 'empty', turns: [{ flick }] },
  measured: { tolerance: 1, difficulty },
})
