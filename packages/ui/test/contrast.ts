import type { Colour } from './theme.ts'

const linear = (channel: number): number => {
  const part = channel / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

const luminance = ([red, green, blue]: Colour): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

/** How well one stands out from the other, 1 to 21, as WCAG 2.2 defines its contrast ratio. */
export const contrast = (one: Colour, other: Colour): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** What is seen where a colour lies over another. @param part how opaque it is, 0 to 1 */
export const laidOver = (colour: Colour, ground: Colour, part: number): Colour => [
  colour[0] * part + ground[0] * (1 - part),
  colour[1] * part + ground[1] * (1 - part),
  colour[2] * part + ground[2] * (1 - part),
]
