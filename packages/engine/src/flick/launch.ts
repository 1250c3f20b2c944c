/** The velocity, in mm/s, that a flick gives to one body. */
export interface Launch {
  /** Index into the list of bodies. */
  readonly body: number
  readonly vx: number
  readonly vy: number
}
