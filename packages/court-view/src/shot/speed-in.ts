import type { ShotTrace } from '@skelly/engine'

/** How fast a body leaves a contact at this moment of a shot, mm/s; 0 when nothing of it begins there. */
export const speedIn = (trace: ShotTrace, body: number, time: number): number =>
  trace.segments[body]?.find((segment) => Math.abs(segment.start - time) < 1e-6)?.speed ?? 0
