import type { Court, Rectangle } from './court.ts'

const square = (left: number, top: number): Rectangle => ({ left, top, right: left + 80, bottom: top + 80 })

/** The court that every game is played on unless it names another (court.md). */
export const streetCourt: Court = {
  width: 1000,
  height: 1300,
  closed: true,
  boxes: [
    { number: 1, area: square(0, 0) },
    { number: 2, area: square(920, 920) },
    { number: 3, area: square(920, 0) },
    { number: 4, area: square(0, 920) },
    { number: 5, area: square(920, 420) },
    { number: 6, area: square(0, 500) },
    { number: 7, area: square(920, 500) },
    { number: 8, area: square(0, 420) },
    { number: 9, area: square(500, 0) },
    { number: 10, area: square(420, 920) },
    { number: 11, area: square(420, 0) },
    { number: 12, area: square(500, 920) },
    { number: 13, area: square(460, 460) },
  ],
  skull: { left: 340, top: 340, right: 660, bottom: 660 },
  start: { left: 40, top: 1120, right: 320, bottom: 1260 },
  places: [90, 150, 210, 270].map((x) => ({ x, y: 1190 })),
  posts: [],
  walls: [],
}
