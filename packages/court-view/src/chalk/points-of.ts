import type { Point } from '@skelly/engine'

/** The points of a stroke that is written as "x,y x,y …". */
export const pointsOf = (stroke: string): readonly Point[] =>
  stroke.split(' ').map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number)
    return { x, y }
  })
