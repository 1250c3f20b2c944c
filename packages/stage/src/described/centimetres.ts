/** A length in centimetres as it is told: millimetres count where there are few of them. `length` in mm. */
export const centimetres = (length: number): number =>
  length < 100 ? Math.round(length) / 10 : Math.round(length / 10)
