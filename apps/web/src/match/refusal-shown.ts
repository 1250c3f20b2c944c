import type { Refused, RoomRefusal } from '@skelly/protocol'

/**
 * The refusal that takes something back and is told: of a flick or a set-down. A flick that the server could not
 * write down just now is not lost: the game client asks again until it is answered.
 */
export const refusalShown = (refused: Refused | null): RoomRefusal | null => {
  if (refused === null) return null
  const { message, why } = refused
  if (message === 'flick') return why === 'not-now' ? null : why
  return message === 'set-down' ? why : null
}
