/** A room and the code that it is joined by. */
export interface CodedRoom {
  readonly code: string
  readonly roomId: string
}

/**
 * Which code is which room's (policies, Room codes). A code is live, or rests after its room was closed, or is free.
 * Everything here rejects when the store does not answer.
 */
export interface CodeBook {
  /** Takes a free code for a room: of two that ask at once one gets it. Asked again for the same room it is taken. */
  reserve(room: CodedRoom): Promise<boolean>
  /** The live room with this code. */
  find(code: string): Promise<string | null>
  /** These rooms are live: said again and again, for a live code lapses. A code that rests stays at rest. */
  keep(rooms: readonly CodedRoom[]): Promise<void>
  /** The code's room is closed: it is free again after so many ms. */
  rest(code: string, ms: number): Promise<void>
  /** The room was not opened after all: its code is free at once. */
  release(room: CodedRoom): Promise<void>
}

/** A live code of which nobody has said for so many ms that it is live has lapsed. */
export const LAPSES_AFTER = 60_000
