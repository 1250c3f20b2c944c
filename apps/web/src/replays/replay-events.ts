import { decodeReplay, walkReplay, type SkellyEvent } from '@skelly/engine'

/** Everything that happened in a stored game, in order; nothing when the text is no replay. */
export const replayEvents = (text: string): readonly SkellyEvent[] => {
  const decoded = decodeReplay(text)
  if (!decoded.ok) return []
  return walkReplay(decoded.value).frames.flatMap(({ entry }) =>
    entry.happenings.flatMap((happening) => (happening.kind === 'played' ? [happening.event] : [])),
  )
}
