import type { ReplayFrame } from '@skelly/court-view'
import { targetOf, type Frame, type SkellyState } from '@skelly/engine'
import { isTold, type Said } from '../stage/said.ts'
import { piecesOf } from '../stage/pieces-of.ts'
import { shotOnCourt } from '../stage/shot-on-court.ts'
import { USUAL_LOOK, type TableLook } from '../stage/table-look.ts'
import type { Say } from '../words/phrase.ts'
import { tell } from '../words/tell.ts'
import type { RecordedGame } from './recorded-game.ts'
import { frameEvents } from './replay-events.ts'

/** A frame of the viewer, and which shot of the game it shows. */
export interface NumberedFrame extends ReplayFrame {
  /** Flicks and turns lost to the clock, counted from 1 as in the replay's own verification. */
  readonly shotNumber: number
  /** What was played, and the match before it; null at the end. */
  readonly played: Frame | null
}

const targetIn = ({ turn, caps }: SkellyState): number | null =>
  turn.phase === 'over' ? null : targetOf(caps[turn.mover]?.progress ?? 0)

/** How a game is shown beside what was played. */
interface ShownTable {
  /** By seat. */
  readonly names: readonly string[]
  readonly look: TableLook
}

const framesOf = (frame: Frame, { names, look }: ShownTable, say: Say): readonly NumberedFrame[] => {
  const { before, after, index } = frame
  const said: Said = {
    seq: index,
    events: frameEvents(frame).filter(isTold),
    before: before.state,
    after: after.state,
  }
  if (said.events.length === 0) return []
  const shot = said.events.find((event) => event.kind === 'shot')
  const [first, ...others] = tell(said, names, say)
  const sentences = [first?.headline, first?.detail, ...others.map(({ headline }) => headline)]
  return [
    {
      id: String(index),
      pieces: piecesOf(before.state, names, null, look),
      shot: shot === undefined ? null : shotOnCourt(before.state, shot.seat, shot.flick),
      highlight: look.highlight === undefined ? targetIn(before.state) : look.highlight,
      who: shot === undefined ? '' : (names[shot.seat] ?? ''),
      ruling: sentences.filter((sentence) => sentence !== undefined && sentence !== '').join('. '),
      shotNumber: before.ply + 1,
      played: frame,
    },
  ]
}

const endFrame = (
  game: RecordedGame,
  { names, look }: ShownTable,
  words: string,
): readonly NumberedFrame[] => {
  const last = game.walk.frames.at(-1)?.after ?? game.walk.begin
  if (last === null) return []
  const pieces = piecesOf(last.state, names, null, look)
  return [
    {
      id: 'end',
      pieces,
      shot: null,
      highlight: null,
      who: '',
      ruling: words,
      shotNumber: last.ply + 1,
      played: null,
    },
  ]
}

/**
 * Every shot, lost turn and departure of a game as the viewer shows them, and the end.
 * @param ending how it ended, in words
 * @param look how its table is shown, where it is not the usual way
 */
export const replayFrames = (
  game: RecordedGame,
  names: readonly string[],
  say: Say,
  ending: string,
  look: TableLook = USUAL_LOOK,
): readonly NumberedFrame[] => {
  const shown: ShownTable = { names, look }
  return [
    ...game.walk.frames.flatMap((frame) => framesOf(frame, shown, say)),
    ...endFrame(game, shown, ending),
  ]
}

/** Where in the frames a shot of a shared link is; the beginning when there is no such shot. */
export const frameOfShot = (frames: readonly NumberedFrame[], shot: number | null): number =>
  Math.max(
    0,
    frames.findIndex(({ shotNumber }) => shotNumber === shot),
  )
