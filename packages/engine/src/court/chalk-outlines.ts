import type { Court, Rectangle } from './court.ts'

/** R1.4: the rectangles whose sides are drawn in chalk. Boxes, START, skull and the outer edge, closed or not. */
export const chalkOutlines = ({ boxes, start, skull, width, height }: Court): readonly Rectangle[] => {
  const outlines = boxes.map((box) => box.area)
  outlines.push({ left: 0, top: 0, right: width, bottom: height })
  if (start !== null) outlines.push(start)
  if (skull !== null) outlines.push(skull)
  return outlines
}
