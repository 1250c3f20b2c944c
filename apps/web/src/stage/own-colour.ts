import { colourOf, type TableLook } from '@skelly/stage'

/**
 * A table on which one seat has the colour that its player likes; who had it gets the seat's.
 * @param colour an index into the court's PLAYER_COLOURS; null where the player has chosen none
 */
export const withOwnColour = (
  look: TableLook,
  seats: number,
  seat: number | null,
  colour: number | null,
): TableLook => {
  if (seat === null || colour === null) return look
  const usual = colourOf(look, seat)
  const colours = Array.from({ length: seats }, (_, place) => {
    if (place === seat) return colour
    return colourOf(look, place) === colour ? usual : colourOf(look, place)
  })
  return { ...look, colours }
}
