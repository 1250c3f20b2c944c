import { encodeReplay, millis, replayOf, type Replay } from '@skelly/engine'
import { setupOf, Table } from '@skelly/engine/testing'
import { createTranslator } from 'next-intl'
import { expect, test } from 'vitest'
import { MESSAGES } from '../../src/i18n/messages.ts'
import { recordedGame, replayProof } from '@skelly/stage'
import { shownFrames } from './shown-frames.ts'

const say = createTranslator({ locale: 'en', messages: MESSAGES.en, namespace: 'proof' })

/** Three flicks, and Ben gives up. */
const played = (): Replay => {
  const table = new Table(setupOf())
  table.begin(0)
  table.flick(0, -1, 500)
  table.flick(1, -3, 450)
  table.flick(0, -1, 300)
  table.leave([1])
  return replayOf(table.match.setup, millis(0), table.journal)
}

const proofOf = (replay: Replay) => {
  const game = recordedGame(encodeReplay(replay))
  if (game === null) throw new Error('the replay can be read')
  const frames = shownFrames(game, { names: ['Ana', 'Ben'] })
  return { proof: replayProof(game, frames, say), frames }
}

test('what was played is verified', () => {
  expect(proofOf(played()).proof).toEqual({ kind: 'verified', words: 'verified' })
})

test('another flick than was recorded leads to the shot at which it differs', () => {
  const replay = played()
  const commands = replay.commands.map((command, index) =>
    index === 2 && command.action.kind === 'move'
      ? { ...command, action: { ...command.action, move: command.action.move.toSpliced(-1, 1, 451) } }
      : command,
  )
  const { proof, frames } = proofOf({ ...replay, commands })
  expect(proof).toMatchObject({ kind: 'differs', words: 'differs at shot 2' })
  expect(proof.kind === 'differs' && proof.frame !== null && frames[proof.frame]?.number).toBe(2)
})

test('another end than was played leads to the end', () => {
  const { proof, frames } = proofOf({ ...played(), end: null })
  expect(proof).toMatchObject({ kind: 'differs', frame: frames.length - 1 })
})

test('what can’t be played on leads to the last that could', () => {
  const replay = played()
  const commands = replay.commands.map((command, index) =>
    index === 3 && command.action.kind === 'move' ? { ...command, after: 0 } : command,
  )
  const { proof, frames } = proofOf({ ...replay, commands })
  expect(proof).toMatchObject({ kind: 'differs', frame: frames.length - 1 })
  expect(frames).toHaveLength(3)
})
