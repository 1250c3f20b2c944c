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
import { expect, test } from 'vitest'
import { frameOfShot, playingAgain, proveGame, recordedGame, replayEvents, unplayedGame } from '@skelly/stage'
import { flickOf, setDownAt, setUp, shotId } from '../stage/table.ts'
import { finished } from './finished.ts'
import { shownFrames } from './shown-frames.ts'

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
const frames = shownFrames(game, { names, ending: 'Ben won' })

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
  const shown = shownFrames(game, { names, look: { colours: [5, 2], hasGuide: true } })
  for (const { pieces } of shown) {
    for (const { label, colour } of pieces) expect(colour).toBe(label === 'Ana' ? 5 : 2)
  }
  expect(shown.every(({ pieces }) => pieces.length > 0)).toBe(true)
})

test('a departure and the end are no shots, and only a shot has its player’s colour for itself', () => {
  expect(frames.map(({ number, colour }) => [number, colour])).toEqual([
    [1, 0],
    [2, 1],
    [null, null],
    [null, null],
  ])
})

test('everybody’s standing and turn, before the shot and when the caps lie still', () => {
  const told = frames.map(({ standings }) =>
    [standings.before, standings.after].map((all) =>
      all.map(({ name, words, isOn, isOut }) => `${name} ${words}${isOn ? ' *' : ''}${isOut ? ' x' : ''}`),
    ),
  )
  expect(told).toEqual([
    [
      ['Ana next 1 *', 'Ben next 1'],
      ['Ana next 1', 'Ben next 1 *'],
    ],
    [
      ['Ana next 1', 'Ben next 1 *'],
      ['Ana next 1 *', 'Ben next 1'],
    ],
    [
      ['Ana next 1 *', 'Ben next 1'],
      ['Ana out x', 'Ben next 1'],
    ],
    [
      ['Ana out x', 'Ben next 1'],
      ['Ana out x', 'Ben next 1'],
    ],
  ])
})

test('a game is played again step by step to the same end', () => {
  const unplayed = unplayedGame(text)
  if (unplayed === null) throw new Error('the game of this test can be read')
  expect(unplayed.begin.seq).toBe(0)
  expect(finished(playingAgain(unplayed, null))).toEqual(game)
})
