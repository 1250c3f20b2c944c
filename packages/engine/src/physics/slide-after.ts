import type { Body } from '../caps/body.ts'
import type { Segment } from './shot-trace.ts'

/** How far a body has slid along a segment at a time of the shot, in mm: all the way, once it has stopped. */
export const slideAfter = ({ start, speed }: Segment, { deceleration }: Body, time: number): number => {
  const elapsed = Math.min(time - start, speed / deceleration)
  return (speed - 0.5 * deceleration * elapsed) * elapsed
}
