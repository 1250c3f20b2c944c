import { ONE, over, times, type Fixed } from './fixed.ts'

/**
 * The impulses of contacts that happen together: none pulls, every contact separates at its wanted speed or faster,
 * and one that separates faster exchanges nothing. Found by trying which contacts push, all of them first.
 * @param effect what an impulse in one contact (column) does to the separation at another (row); symmetric
 * @param wanted how much each separation has to change by
 * @throws RangeError for more contacts than can be tried, or where no choice fits
 */
export const complementaryImpulses = (
  effect: readonly (readonly Fixed[])[],
  wanted: readonly Fixed[],
): readonly Fixed[] => {
  if (wanted.length > MOST) throw new RangeError(`${String(wanted.length)} contacts at one instant`)
  for (const pushing of choices(wanted.length)) {
    const impulses = impulsesWhen(pushing, effect, wanted)
    if (impulses !== null && isComplementary(impulses, effect, wanted)) return impulses
  }
  throw new RangeError('no impulses separate what meets')
}

const MOST = 14

/** Sums of products of 160 bits are wrong by some of the last; speeds and impulses are compared this finely. */
const TOLERANCE = ONE >> 100n

/** All ways to choose among so many contacts, as bits; those that leave out fewer come first. */
const choices = (count: number): readonly number[] =>
  Array.from({ length: 1 << count }, (_, choice) => choice).toSorted(
    (one, other) => bitsIn(other) - bitsIn(one) || one - other,
  )

const bitsIn = (choice: number): number => (choice === 0 ? 0 : (choice & 1) + bitsIn(choice >> 1))

/** The impulses if exactly the chosen contacts push; null if those contacts depend on one another. */
const impulsesWhen = (
  choice: number,
  effect: readonly (readonly Fixed[])[],
  wanted: readonly Fixed[],
): readonly Fixed[] | null => {
  const places = wanted.flatMap((_, place) => ((choice >> place) & 1 ? [place] : []))
  const rows = places.map((row) => [
    ...places.map((column) => effect[row]?.[column] ?? 0n),
    wanted[row] ?? 0n,
  ])
  const solved = solve(rows)
  return solved && wanted.map((_, place) => solved[places.indexOf(place)] ?? 0n)
}

/** Gauss and Jordan's elimination, by the largest pivot; each row ends with its right side. */
const solve = (rows: Fixed[][]): readonly Fixed[] | null => {
  for (let column = 0; column < rows.length; column += 1) {
    const [pivot] = rows
      .slice(column)
      .toSorted((one, other) => compare(sizeAt(other, column), sizeAt(one, column)))
    if (pivot === undefined || sizeAt(pivot, column) < ONE >> 60n) return null
    rows.splice(rows.indexOf(pivot), 1)
    rows.splice(column, 0, pivot)
    for (const row of rows) if (row !== pivot) eliminate(row, pivot, column)
  }
  return rows.map((row, place) => over(row.at(-1) ?? 0n, row[place] ?? ONE))
}

const eliminate = (row: Fixed[], pivot: readonly Fixed[], column: number): void => {
  const factor = over(row[column] ?? 0n, pivot[column] ?? ONE)
  pivot.forEach((value, place) => {
    row[place] = (row[place] ?? 0n) - times(factor, value)
  })
}

const sizeAt = (row: readonly Fixed[], column: number): Fixed => {
  const value = row[column] ?? 0n
  return value < 0n ? -value : value
}

const compare = (one: Fixed, other: Fixed): number => (one < other ? -1 : Number(one > other))

const isComplementary = (
  impulses: readonly Fixed[],
  effect: readonly (readonly Fixed[])[],
  wanted: readonly Fixed[],
): boolean =>
  impulses.every((impulse, row) => {
    const change = impulses.reduce(
      (sum, other, column) => sum + times(effect[row]?.[column] ?? 0n, other),
      0n,
    )
    return impulse >= -TOLERANCE && change >= (wanted[row] ?? 0n) - TOLERANCE
  })
