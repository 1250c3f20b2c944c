import { CAP_COLOURS } from '@skelly/protocol'
import type { Lobby } from './lobby.ts'

/** The first colour that no cap in the lobby has. There are more colours than seats. */
export const freeColour = ({ seats }: Lobby): number => {
  const colours = Array.from({ length: CAP_COLOURS }, (_, colour) => colour)
  const free = colours.find((colour) => seats.every((sitter) => sitter.colour !== colour))
  if (free === undefined) throw new Error('more seats than colours')
  return free
}
