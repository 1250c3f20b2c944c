import type { CourtWord } from '@skelly/court-view'
import { colourOf, type Said, type Say, type TableLook, tell, USUAL_LOOK } from '@skelly/stage'

/** The ruling as it is chalked beside the shooter's cap; nothing for what was said of anything but a shot. */
export const wordOnCourt = (
  said: Said | null,
  names: readonly string[],
  say: Say,
  look: TableLook = USUAL_LOOK,
): CourtWord | null => {
  const shot = said?.events.find((event) => event.kind === 'shot')
  const at = shot && said?.after.caps[shot.seat]?.at
  if (!said || !shot || !at) return null
  const [told] = tell({ ...said, events: [shot] }, names, say)
  if (told === undefined) return null
  // where they last lay: there they are seen no more
  const rings = shot.ruling.knockedOut.flatMap((seat) => said.after.caps[seat]?.at ?? [])
  const word = { id: String(said.seq), text: told.headline, at, colour: colourOf(look, shot.seat) }
  return rings.length === 0 ? word : { ...word, rings }
}
