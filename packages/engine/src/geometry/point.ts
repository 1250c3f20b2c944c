/** A place on the court in millimetres: x to the right, y down, from the court's top left corner. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** Positions at rest and set-downs lie on a grid of 1/1024 mm, which doubles hold exactly. */
export const GRID = 1024

/** The nearest point of the 1/1024 mm grid. Halves go up. */
export const onGrid = (point: Point): Point => ({
  x: Math.floor(point.x * GRID + 0.5) / GRID,
  y: Math.floor(point.y * GRID + 0.5) / GRID,
})
