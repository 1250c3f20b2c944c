import { bodyOf, courtNamed, type Body, type Court, type SkellyState } from '@skelly/engine'

/** The caps of a table as physics knows them. */
export interface TableBodies {
  readonly court: Court
  readonly bodies: readonly Body[]
  /** By body: whose cap it is. */
  readonly seats: readonly number[]
}

/** @throws when the state names a court that this version does not know */
export const courtOf = (state: SkellyState): Court => {
  const court = state.ground ?? courtNamed(state.court)
  if (court === null) throw new Error(`no court is named ${state.court}`)
  return court
}

export const tableBodies = (state: SkellyState): TableBodies => {
  const onCourt = state.caps.flatMap((cap, seat) => (cap.inGame ? [{ cap, seat }] : []))
  return {
    court: courtOf(state),
    bodies: onCourt.map(({ cap }) => bodyOf(cap.fill, cap.at, state.grip)),
    seats: onCourt.map(({ seat }) => seat),
  }
}
