/** How many cap colours there are to choose from; a number is an index into the court's PLAYER_COLOURS. */
export const CAP_COLOURS = 8
