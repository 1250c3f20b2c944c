import type { ReplayFrame } from '@skelly/court-view'
import { targetOf, type Frame, type Match, type SkellyState } from '@skelly/engine'
import { isTold, type Said, type ToldEvent } from '../table/said.ts'
import { piecesOf } from '../table/pieces-of.ts'
import { shotOnCourt } from '../table/shot-on-court.ts'
import { colourOf, type TableLook } from '../table/table-look.ts'
import type { Say } from '../words/phrase.ts'
import { tell } from '../words/tell.ts'
import type { RecordedGame } from './recorded-game.ts'
import { frameEvents } from './replay-events.ts'
import { replayStandings, type SayStanding } from './replay-standings.ts'
import { turnClock } from './turn-clock.ts'

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
export interface ShownGame {
  /** By seat. */
  readonly names: readonly string[]
  readonly look: TableLook
  readonly say: Say
  readonly sayStanding: SayStanding
  /** How it ended, in words. */
  readonly ending: string
  /** Whether the whole run is played for. */
  readonly hasRun: boolean
}

const wordsOf = (said: Said, { names, say }: ShownGame): string => {
  const [first, ...others] = tell(said, names, say)
  const sentences = [first?.headline, first?.detail, ...others.map(({ headline }) => headline)]
  return sentences.filter((sentence) => sentence !== undefined && sentence !== '').join('. ')
}

/** Something that one goes back to see again. */
const isNotable = (event: ToldEvent): boolean =>
  event.kind === 'shot' && (event.ruling.knockedOut.length > 0 || event.ruling.becameKiller)

const framesOf = (frame: Frame, shown: ShownGame): readonly NumberedFrame[] => {
  const { before, after, index, entry } = frame
  const { names, look } = shown
  const events = frameEvents(frame).filter(isTold)
  if (events.length === 0) return []
  const shot = events.find((event) => event.kind === 'shot')
  const lost = events.find((event) => event.kind === 'turn-lost')
  const seat = shot?.seat ?? lost?.seat ?? null
  const isTurn = entry.command.kind === 'move' || entry.command.kind === 'time-out'
  return [
    {
      id: String(index),
      number: isTurn ? before.ply + 1 : null,
      pieces: piecesOf(before.state, names, null, look),
      shot: shot === undefined ? null : shotOnCourt(before.state, shot.seat, shot.flick),
      highlight: look.highlight === undefined ? targetIn(before.state) : look.highlight,
      who: shot === undefined ? '' : (names[shot.seat] ?? ''),
      colour: seat === null ? null : colourOf(look, seat),
      ruling: wordsOf({ seq: index, events, before: before.state, after: after.state }, shown),
      isMarked: events.some(isNotable),
      standings: {
        before: replayStandings(before.state, shown),
        after: replayStandings(after.state, shown),
      },
      clock: turnClock(frame),
      shotNumber: before.ply + 1,
      played: frame,
    },
  ]
}

const endFrame = (last: Match<SkellyState>, shown: ShownGame): NumberedFrame => {
  const standings = replayStandings(last.state, shown)
  return {
    id: 'end',
    number: null,
    pieces: piecesOf(last.state, shown.names, null, shown.look),
    shot: null,
    highlight: null,
    who: '',
    colour: null,
    ruling: shown.ending,
    isMarked: false,
    standings: { before: standings, after: standings },
    clock: null,
    shotNumber: last.ply + 1,
    played: null,
  }
}

/**
 * Every shot, lost turn and departure of a game as the viewer shows them, and the end. Step by step: there is time for
 * something else after each.
 */
export function* framing(
  { walk }: RecordedGame,
  shown: ShownGame,
): Generator<number, readonly NumberedFrame[], void> {
  const frames: NumberedFrame[] = []
  for (const frame of walk.frames) {
    frames.push(...framesOf(frame, shown))
    yield frames.length
  }
  const last = walk.frames.at(-1)?.after ?? walk.begin
  return last === null ? frames : [...frames, endFrame(last, shown)]
}

/** The table of a game before anything was played, as the viewer shows it while the game is being read. */
export const openingFrame = (begin: Match<SkellyState>, shown: ShownGame): NumberedFrame => ({
  ...endFrame(begin, shown),
  id: 'opening',
  ruling: '',
})

/** Where in the frames a shot of a shared link is; the beginning when there is no such shot. */
export const frameOfShot = (frames: readonly NumberedFrame[], shot: number | null): number =>
  Math.max(
    0,
    frames.findIndex(({ shotNumber }) => shotNumber === shot),
  )
