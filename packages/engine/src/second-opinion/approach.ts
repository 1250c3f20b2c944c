import type { Sight } from './sight.ts'

/** The distance between the two, mm; below 0 by how much they overlap. */
export const gapOf = ({ x, y, reach }: Sight): number => {
  const squared = x * x + y * y
  return (squared - reach * reach) / (Math.sqrt(squared) + reach)
}

/** The speed with which the two close in on each other, mm/s; below 0 when they part. */
export const closingSpeed = ({ x, y, vx, vy }: Sight): number => -(x * vx + y * vy) / Math.sqrt(x * x + y * y)

/**
 * Whether two that touch run into each other and do not just pass.
 * @param graze the cosine of normal and direction below which they pass
 */
export const isClosing = (sight: Sight, graze: number): boolean => {
  const { vx, vy } = sight
  return closingSpeed(sight) > graze * Math.sqrt(vx * vx + vy * vy)
}
