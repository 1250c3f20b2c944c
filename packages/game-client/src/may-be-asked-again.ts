import type { RoomRefusal } from '@skelly/protocol'

/**
 * Whether the same message may be taken a little later: it was not looked at now, or it came while caps rolled, which is
 * said of a flick when the server's clock could only be guessed over a bad line (R3.4).
 */
export const mayBeAskedAgain = (why: RoomRefusal): boolean =>
  why === 'not-now' || why === 'too-many' || why === 'still-moving'
