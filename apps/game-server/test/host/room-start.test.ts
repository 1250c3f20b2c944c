import { POLICY } from '@skelly/protocol'
import { describe, expect, test } from 'vitest'
import { ANA, BO, CY, DEE, flick, kinds, seatRoom } from './seated.ts'

describe('the start of a room’s game', () => {
  test('waits for all four', async () => {
    const seated = seatRoom(4)
    for (const seat of [ANA, BO, CY]) await seated.host.join(seat)
    expect(seated.host.match.phase.kind).toBe('waiting')
    await seated.host.join(DEE)
    expect(seated.host.match.phase.kind).toBe('playing')
  })

  test('goes on without who does not come within 30 s, when two are there', async () => {
    const seated = seatRoom(4)
    for (const seat of [BO, DEE]) await seated.host.join(seat)
    await seated.clock.advance(POLICY.joinWithin - 1)
    expect(seated.host.match.phase.kind).toBe('waiting')
    await seated.clock.advance(1)
    expect(kinds(seated.journal.entries)).toEqual(['begin', 'leave 0+2 silent'])
    expect(seated.host.match.phase.kind).toBe('playing')
    await flick(seated, BO, seated.host.match.ply, 'a')
    expect(kinds(seated.journal.entries)).toHaveLength(3)
  })

  test('is called off when only one has come', async () => {
    const seated = seatRoom(4)
    await seated.host.join(CY)
    await seated.clock.advance(POLICY.joinWithin)
    expect(seated.host.match.phase).toMatchObject({ kind: 'void', why: 'never-joined' })
  })
})
