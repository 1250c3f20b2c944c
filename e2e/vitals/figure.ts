/** One figure of a script that measures: what it was every time, and what was wanted. */
export interface Figure {
  readonly name: string
  readonly unit: string
  readonly values: readonly number[]
  /** What the median has to be at least or at most; null where nothing was promised. */
  readonly goal: { readonly is: 'at least' | 'at most'; readonly value: number } | null
}

/** The middle one of an odd number of values. */
const medianOf = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN

export const isKept = ({ goal, values }: Figure): boolean => {
  if (goal === null) return true
  const median = medianOf(values)
  return goal.is === 'at least' ? median >= goal.value : median <= goal.value
}

/** A line for people: the median, all values, the goal and whether it is met. */
export const told = (figure: Figure): string => {
  const { goal, name, unit, values } = figure
  const number = (value: number): string => `${String(Math.round(value * 100) / 100)}${unit}`
  const wanted =
    goal === null ? '' : `, ${goal.is} ${number(goal.value)}: ${isKept(figure) ? 'kept' : 'BROKEN'}`
  return `${name}: ${number(medianOf(values))} (${values.map(number).join(', ')})${wanted}`
}
