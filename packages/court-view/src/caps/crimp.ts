/** Teeth of a crown cap, as the standard has it. */
const TEETH = 21
const TURN = Math.PI * 2

const spot = (angle: number, radius: number): string =>
  `${String(Math.round(Math.cos(angle) * radius * 100) / 100)} ${String(Math.round(Math.sin(angle) * radius * 100) / 100)}`

/** The crimped outline of a cap: its teeth reach `radius`, its dents `radius − depth`. An SVG path round (0, 0). */
export const crimp = (radius: number, depth: number): string => {
  const teeth = Array.from({ length: TEETH }, (_, tooth) => {
    const at = (part: number): number => ((tooth + part) / TEETH) * TURN
    return `Q${spot(at(0.28), radius + depth * 0.45)} ${spot(at(0.5), radius - depth * 0.45)}Q${spot(at(0.75), radius - depth * 1.5)} ${spot(at(1), radius - depth * 0.45)}`
  })
  return `M${spot(0, radius - depth * 0.45)}${teeth.join('')}Z`
}

/** The folds between the teeth, from `inner` to `outer`, as short lines. */
export const folds = (inner: number, outer: number): string =>
  Array.from({ length: TEETH }, (_, tooth) => {
    const angle = ((tooth + 0.75) / TEETH) * TURN
    return `M${spot(angle, inner)}L${spot(angle, outer)}`
  }).join('')
