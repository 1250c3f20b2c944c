import type { Point } from '@skelly/engine'

const short = (value: number): string => String(Math.round(value * 10) / 10)

/** A polyline as the text of an SVG path, to a tenth of a millimetre. */
export const pathOf = (points: readonly Point[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`).join('')
