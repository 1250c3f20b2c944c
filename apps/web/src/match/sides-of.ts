/**
 * Who stands on which side of the court on a wide screen, and in which order on a narrow one: in turn order, beginning
 * with the player of this screen.
 */
export const sidesOf = (
  seats: number,
  mine: number | null,
): readonly [readonly number[], readonly number[]] => {
  const inTurn = Array.from({ length: seats }, (_, place) => (place + (mine ?? 0)) % seats)
  const half = Math.ceil(seats / 2)
  return [inTurn.slice(0, half), inTurn.slice(half)]
}
