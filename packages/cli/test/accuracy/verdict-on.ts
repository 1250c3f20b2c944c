import type { Measured } from '@skelly/engine/testing'

/** What is promised of a series of shots. */
export interface Promised {
  /** Which part of the shots ends within 1e-9 mm of the reference. All end within 1e-7 mm. */
  readonly part: number
}

/** The figures of a series, and each promise that it breaks in words. */
export interface Verdict {
  readonly figures: string
  readonly broken: readonly string[]
}

/** physics.md, "Accuracy": what a series came to, and whether it keeps its promises. */
export const verdictOn = ({ errors, differing, caught }: Measured, { part }: Promised): Verdict => {
  const sorted = errors
    .map((error) => (Number.isNaN(error) ? Infinity : error))
    .toSorted((one, other) => one - other)
  const at = (share: number): number => sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Infinity
  const figures = [
    `median ${digits(at(0.5))}`,
    `p99 ${digits(at(0.99))}`,
    `p99.9 ${digits(at(0.999))}`,
    `max ${digits(at(1))} mm`,
    ...(caught.length === 0 ? [] : [`${String(caught.length)} caught in a slot and left out`]),
  ]
  const broken = [
    ...(at(part) <= CLOSE ? [] : [`${String(part * 100)} % of the shots are not within ${String(CLOSE)} mm`]),
    ...(at(1) <= FAR ? [] : [`a shot is not within ${String(FAR)} mm`]),
    ...(differing.length === 0 ? [] : [`other contacts than the reference in ${differing.join(', ')}`]),
  ]
  return { figures: figures.join(', '), broken }
}

const CLOSE = 1e-9
const FAR = 1e-7

const digits = (error: number): string => error.toExponential(1)
