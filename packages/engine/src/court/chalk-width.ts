/** A chalk stroke reaches half of this either side of its line (R1.4), in mm. */
export const CHALK_WIDTH = 6
