import { canonicalCourt } from '@skelly/engine/challenges'
import { read } from './candidate.ts'
import type { LevelFile } from './level-file.ts'

/** Why levels can't stand in one set: two courts that are one, mirrored, turned or shifted, or two titles alike. */
export const faultsIn = (levels: readonly LevelFile[]): readonly string[] => [
  ...alike(levels, (level) => canonicalCourt(read(level).court), 'share a court'),
  ...alike(levels, ({ title }) => title.en.toLowerCase(), 'share a title'),
  ...alike(levels, ({ title }) => title.es.toLowerCase(), 'share a title in Spanish'),
]

const alike = (
  levels: readonly LevelFile[],
  printOf: (level: LevelFile) => string,
  what: string,
): readonly string[] =>
  [...Map.groupBy(levels, printOf).values()]
    .filter((group) => group.length > 1)
    .map((group) => `${group.map(({ title }) => `“${title.en}”`).join(' and ')} ${what}`)
