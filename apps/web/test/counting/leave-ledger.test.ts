import { expect, test } from 'vitest'
import { forgetAccount, leaveLedger } from '../../src/counting/leave-ledger.ts'
import { ANA, device, play, settled, stands } from './device.ts'

const signOutOn = ({ ports, world }: ReturnType<typeof device>) =>
  leaveLedger({
    ...ports,
    giveUp: async (seeds) => {
      await ports.issueSeeds(0, seeds)
      world.account = null
    },
  })

test('whoever signs out with everything counted leaves no trace on the device', async () => {
  const here = device()
  const desk = here.open()
  await desk.visit()
  desk.finished(play(desk))
  desk.won({ number: 1, stars: 3, flicks: 1, replay: 'a' })
  await settled(desk)
  expect(here.world.kept).toContain(ANA)
  await signOutOn(here)
  expect(here.world.kept).not.toContain(ANA)
  expect(here.ports.read()).toMatchObject({ account: null, seeds: [], counted: [], games: [], attempts: [] })
  // four were there and one was played from; another came for it
  expect(here.world.givenUp).toHaveLength(4)
})

test('what is not counted yet waits for its account, and a guest’s stars stay', async () => {
  const here = device()
  const desk = here.open()
  await desk.visit()
  here.world.isOnline = false
  const replay = play(desk)
  desk.finished(replay)
  const begun = desk.takeSeed(null)
  desk.won({ number: 2, stars: 1, flicks: 4, replay: 'b' })
  await settled(desk)
  await signOutOn(here)
  expect(here.ports.read()).toMatchObject({
    account: null,
    dealt: [{ account: ANA }, { seed: begun?.seed }],
    games: [{ account: ANA, answer: null }],
    attempts: [{ account: ANA, number: 2 }],
  })
  here.world.isOnline = true
  here.world.account = ANA
  const later = here.open()
  await later.visit()
  expect(stands(later, replay).kind).toBe('answered')
  expect(here.world.sentLevels).toEqual([2])
  // those that nobody could be told of before, now that it is known again whose they are
  await later.visit()
  expect(here.world.givenUp).toHaveLength(2)
})

test('of an account that was deleted nothing waits, and others’ results and a guest’s stars stay', async () => {
  const here = device()
  const desk = here.open()
  await desk.visit()
  here.world.isOnline = false
  desk.finished(play(desk))
  play(desk)
  desk.won({ number: 2, stars: 1, flicks: 4, replay: 'b' })
  await settled(desk)
  const waiting = here.ports.read()
  if (waiting === null) throw new Error('nothing waits')
  const [game] = waiting.games
  if (game === undefined) throw new Error('no game waits')
  const others = { ...game, seed: 'f'.repeat(32), account: 'somebody-else' }
  here.ports.write({ ...waiting, games: [...waiting.games, others] })
  expect(waiting.attempts).toMatchObject([{ account: ANA }])

  await forgetAccount(here.ports)
  expect(here.world.kept).not.toContain(ANA)
  expect(here.ports.read()).toMatchObject({ account: null, games: [others], attempts: [] })

  here.ports.write({ ...waiting, account: null })
  const untouched = here.world.kept
  await forgetAccount(here.ports)
  expect(here.world.kept).toBe(untouched)
})

test('a guest’s ledger stays as it is', async () => {
  const here = device()
  here.world.account = null
  const desk = here.open()
  desk.won({ number: 1, stars: 2, flicks: 2, replay: 'c' })
  await settled(desk)
  const before = here.world.kept
  await signOutOn(here)
  expect(here.world.kept).toBe(before)
})
