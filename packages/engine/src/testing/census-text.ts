import { VERDICTS } from '../rulesets/skelly/state.ts'
import type { CensusRow } from './census.ts'

/** The census as a table for people and for diffs: each position in notation, then a line for every fill. */
export const censusText = (rows: readonly CensusRow[]): string => {
  const nameWidth = Math.max(...rows.map(({ position }) => position.name.length))
  const lines = rows.flatMap((row, place) => {
    const { position } = row
    const isFirst = rows[place - 1]?.position !== position
    const columns = VERDICTS.map((verdict) => verdict.padStart(COLUMN)).join('')
    const head = ['', `# ${position.line}`, ' '.repeat(nameWidth + FILL_COLUMN) + columns]
    return [...(isFirst ? head : []), rowText(row, nameWidth)]
  })
  return `${lines.slice(1).join('\n')}\n`
}

const rowText = ({ position, fill, verdicts }: CensusRow, nameWidth: number): string => {
  const counts = VERDICTS.map((verdict) => countText(verdicts[verdict]).padStart(COLUMN))
  return position.name.padEnd(nameWidth + 1) + fill.padEnd(FILL_COLUMN - 1) + counts.join('')
}

/** What never came stands back, so that the eye finds what did. */
const countText = (count: number): string => (count === 0 ? '.' : String(count))

/** 'knock-in', the longest, and a space. */
const COLUMN = 9

/** Around 'candle', the longest. */
const FILL_COLUMN = 8
