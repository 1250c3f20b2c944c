import { expect, test, vi } from 'vitest'
import { systemClock } from '../../src/host/host-clock.ts'
import { ANA, BO, deadlineOf, flick, kinds, playing, seatTwo } from './seated.ts'
import { VirtualClock } from './virtual-clock.ts'

test('a machine whose clock is set back or forth moves no deadline', () => {
  const before = systemClock.now()
  const set = vi.spyOn(Date, 'now').mockReturnValue(before - 3_600_000)
  expect(systemClock.now() - before).toBeLessThan(1_000)
  expect(systemClock.now()).toBeGreaterThanOrEqual(before)
  set.mockRestore()
})

test('a match whose last entry lies in the future of the machine that takes it up goes on from there', async () => {
  const first = await playing()
  await flick(first, ANA, 0, 'a')
  const { entries } = first.journal
  const taken = seatTwo({ match: first.host.match, entries, away: 0 }, new VirtualClock(400_000))
  await taken.host.join(ANA)
  await taken.host.join(BO)
  const left = deadlineOf(taken) - first.clock.now()
  await taken.clock.advance(left - 100)
  expect(kinds(taken.journal.entries).at(-1)).toBe('resume')
  taken.host.hear(ANA)
  taken.host.hear(BO)
  await taken.clock.advance(200)
  expect(kinds(taken.journal.entries).at(-1)).toBe('time-out')
})
