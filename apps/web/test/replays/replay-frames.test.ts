import {
  beginMatch,
  encodeReplay,
  enact,
  millis,
  replayOf,
  seatAt,
  skelly,
  type Command,
  type JournalEntry,
  type SkellyEvent,
  type SkellyMove,
} from '@skelly/engine'
import { createTranslator } from 'next-intl'
import { expect, test } from 'vitest'
import { MESSAGES } from '../../src/i18n/messages.ts'
import { proveGame, recordedGame } from '../../src/replays/recorded-game.ts'
import { replayEvents } from '../../src/replays/replay-events.ts'
import { frameOfShot, replayFrames } from '../../src/replays/replay-frames.ts'
import { flickOf, setDownAt, setUp, shotId } from '../stage/table.ts'

const say = createTranslator({ locale: 'en', messages: MESSAGES.en, namespace: 'ruling' })
const names = ['Ana', 'Ben']
const SECOND = 1_000

/** Ana sets down and misses, Ben's clock runs out, Ana leaves. */
const playedText = (): string => {
  const journal: JournalEntry<SkellyMove, SkellyEvent>[] = []
  let match = beginMatch(skelly, setUp)
  const play = (command: Command<SkellyMove>): void => {
    const enacted = enact(skelly, match, command)
    if (!enacted.ok) throw new Error(enacted.refusal)
    journal.push(enacted.value.entry)
    match = enacted.value.match
  }
  const move = (at: number, seat: number, made: SkellyMove): void => {
    play({ kind: 'move', at: millis(at * SECOND), seat: seatAt(seat), ply: match.ply, move: made })
  }
  play({ kind: 'begin', at: millis(0) })
  move(1, 0, setDownAt(250, 1150))
  move(2, 0, flickOf(shotId('a'), 0, -1, 300))
  play({ kind: 'time-out', at: millis(60 * SECOND) })
  play({ kind: 'leave', at: millis(61 * SECOND), seats: [seatAt(0)], why: 'resigned' })
  return encodeReplay(replayOf(setUp, millis(0), journal))
}

const text = playedText()
const game = recordedGame(text)
if (game === null) throw new Error('the game of this test can be read')
const frames = replayFrames(game, names, say, 'Ben won')

test('every shot, lost turn and departure has its frame, and the end', () => {
  expect(frames.map(({ who, ruling, shotNumber }) => [shotNumber, who, ruling])).toEqual([
    [1, 'Ana', 'Missed. The turn is over'],
    [2, '', 'Ben ran out of time'],
    [3, '', 'Ana has left'],
    [3, '', 'Ben won'],
  ])
})

test('a shot starts where its cap was set down', () => {
  expect(frames[0]?.pieces.find(({ id }) => id === 'seat-0')?.at).toEqual({ x: 250, y: 1150 })
  expect(frames[0]?.shot?.trace.duration).toBeGreaterThan(0)
})

test('a link with a shot in it begins there, and at the start when there is no such shot', () => {
  expect(frameOfShot(frames, 2)).toBe(1)
  expect(frameOfShot(frames, 99)).toBe(0)
  expect(frameOfShot(frames, null)).toBe(0)
})

test('the game is verified on the device, and one that was tampered with is not', () => {
  expect(proveGame(game)).toEqual({ verified: true, shots: 2 })
  const hash = game.replay.commands.find((command) => command.hash !== null)?.hash ?? ''
  const forged = recordedGame(text.replace(hash, '0123456789abcdef'))
  expect(forged && proveGame(forged)).toMatchObject({ verified: false, shot: 1 })
})

test('what is no replay is none', () => {
  expect(recordedGame('{}')).toBeNull()
  expect(replayEvents('no replay')).toEqual([])
})

test('caps keep the colours that they had at the table', () => {
  const shown = replayFrames(game, names, say, 'Ben won', { colours: [5, 2], hasGuide: true })
  for (const { pieces } of shown) {
    for (const { label, colour } of pieces) expect(colour).toBe(label === 'Ana' ? 5 : 2)
  }
  expect(shown.every(({ pieces }) => pieces.length > 0)).toBe(true)
})
