import { box, court, skull, strip } from './parts.ts'

/** The street itself (court.md). */
export const STREET = court(
  1000,
  1300,
  strip([1, 3], [40, 40], [920, 0]),
  strip([11, 9], [460, 40], [80, 0]),
  strip([8, 6], [40, 460], [0, 80]),
  strip([5, 7], [960, 460], [0, 80]),
  strip([4, 2], [40, 960], [920, 0]),
  strip([10, 12], [460, 960], [80, 0]),
  box(13, 500, 500),
  skull(500, 500, 320),
  { start: [40, 1120, 320, 1260] },
)
