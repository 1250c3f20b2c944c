import { GRID, type Point } from '../geometry/point.ts'

/** A place on the 1/1024 mm grid as `x,y` in mm. */
export const pointText = ({ x, y }: Point): string => `${String(x)},${String(y)}`

/** The place that `x,y` stands for, or null: plain decimals in mm, exactly on the grid. */
export const readPoint = (text: string): Point | null => {
  const [x, y, ...more] = text.split(',').map(readCoordinate)
  if (x === undefined || y === undefined || x === null || y === null || more.length > 0) return null
  return { x, y }
}

const PLAIN_DECIMAL = /^-?\d{1,6}(\.\d{1,10})?$/

const readCoordinate = (text: string): number | null => {
  const value = Number(text)
  return PLAIN_DECIMAL.test(text) && Number.isInteger(value * GRID) ? value + 0 : null
}
