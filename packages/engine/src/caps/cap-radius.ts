/** Half of a bottle cap's 32 mm (court.md), in mm. */
export const CAP_RADIUS = 16
