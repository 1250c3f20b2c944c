/** The pull of a finger in CSS pixels. */
export interface RawPull {
  readonly dx: number
  readonly dy: number
}
