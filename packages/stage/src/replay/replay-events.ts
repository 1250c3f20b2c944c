import type { Frame, SkellyEvent } from '@skelly/engine'
import { recordedGame } from './recorded-game.ts'

/** The ruleset's events of one command of a game. */
export const frameEvents = ({ entry }: Frame): readonly SkellyEvent[] =>
  entry.happenings.flatMap((happening) => (happening.kind === 'played' ? [happening.event] : []))

/** Everything that happened in a stored game, in order; nothing when the text is no replay. */
export const replayEvents = (text: string): readonly SkellyEvent[] =>
  recordedGame(text)?.walk.frames.flatMap(frameEvents) ?? []
