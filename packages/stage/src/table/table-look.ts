/** How a table is shown, beside where its caps lie. */
export interface TableLook {
  /** By seat: an index into the court's PLAYER_COLOURS. */
  readonly colours: readonly number[]
  /** Whether whoever aims is shown where the flick would go. */
  readonly hasGuide: boolean
  /** By seat: what a cap is called in what is asked of the player; left out, caps go by their owners alone. */
  readonly letters?: readonly (string | null)[]
  /** The box to be lit up, null for none; left out, the mover's target. */
  readonly highlight?: number | null
}

/** Where nobody has chosen: colours by the turn order, and a guide. */
export const USUAL_LOOK: TableLook = { colours: [], hasGuide: true }

export const colourOf = ({ colours }: TableLook, seat: number): number => colours[seat] ?? seat
