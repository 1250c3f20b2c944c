import type { Rectangle } from '@skelly/engine'

/** The glass over a box, across, in mm on the court. */
export const LOUPE_WIDTH = 330
/** Less is not worth a glass. */
const LEAST = 1.6

/** How much larger the glass shows an area, with a little air round it; 1 when the area is large enough without it. */
export const loupePower = (area: Rectangle): number => {
  const power = LOUPE_WIDTH / (Math.max(area.right - area.left, area.bottom - area.top) * 1.5)
  return power < LEAST ? 1 : power
}
