import { describe, expect, test } from 'vitest'
import { readRecord } from '../../src/notation/record-text.ts'
import { REPLAY_FORMAT, type Replay } from '../../src/replay/replay.ts'
import { verifyReplay } from '../../src/replay/verify-replay.ts'
import four from './four.txt?raw'
import two from './two.txt?raw'
import upset from './upset.txt?raw'

/** Whole games of computer players. A released physics or rules version never changes how they come out. */
describe('golden replays', () => {
  test.each([
    { game: 'an empty shell and roof tar', text: two, shots: 39 },
    { game: 'four, with a rescue and three knockouts', text: four, shots: 78 },
    { game: 'three, with lost turns and one who leaves', text: upset, shots: 52 },
  ])('$game: $shots shots, to the bit', ({ text, shots }) => {
    const record = readRecord(text)
    expect(record).toMatchObject({ ok: true })
    if (!record.ok) return
    const replay: Replay = { format: REPLAY_FORMAT, ...record.value }
    expect(replay.end).toMatchObject({ kind: 'over' })
    expect(verifyReplay(replay)).toEqual({ verified: true, shots })
  })
})
