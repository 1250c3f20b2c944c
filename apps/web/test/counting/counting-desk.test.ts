import { expandReplay, millis, type Replay, type Seed } from '@skelly/engine'
import { finishedGame, seedNumbered } from '@skelly/engine/testing'
import type { CountingAnswer } from '@skelly/protocol'
import { expect, test, vi } from 'vitest'
import { CountingDesk, type DeskPorts } from '../../src/counting/counting-desk.ts'
import { countingOf, ledgerSchema, type CountingLedger } from '../../src/counting/counting-ledger.ts'

const NOON = 1_800_000_000_000
const ANA = '01890000-0000-7000-8000-000000000001'
const BEN = '01890000-0000-7000-8000-000000000002'
const counted: CountingAnswer = {
  ok: true,
  value: { matchId: ANA, replayId: BEN, xp: 345, place: 1, solo: { flicks: 31, stars: 2 } },
}

/** A device with a server that answers as it is told; what is kept goes through text, as on a real one. */
const device = () => {
  const world = {
    kept: null as string | null,
    account: ANA as string | null,
    isOnline: true,
    lock: Promise.resolve(),
    issued: 0,
    sent: [] as Replay[],
    /** With each of the sent ones. */
    rematchOf: [] as (string | null)[],
    givenUp: [] as string[],
    answer: counted as CountingAnswer,
    now: NOON,
    duringSend: (): void => undefined,
  }
  const online = (): void => {
    if (!world.isOnline) throw new Error('no connection')
  }
  const ports: DeskPorts = {
    read: () => (world.kept === null ? null : ledgerSchema.parse(JSON.parse(world.kept))),
    write: (ledger: CountingLedger) => {
      world.kept = JSON.stringify(ledger)
    },
    issueSeeds: async (wanted, givenUp) => {
      await Promise.resolve()
      online()
      const { account } = world
      if (account === null) return null
      world.givenUp.push(...givenUp)
      const seeds = Array.from({ length: wanted }, () => {
        world.issued += 1
        return { seed: seedNumbered(world.issued), expiresAt: NOON + 1000 }
      })
      return { account, seeds }
    },
    send: async ({ game, rematchOf }) => {
      await Promise.resolve()
      online()
      const read = expandReplay(game)
      if (!read.ok) throw new Error(read.refusal)
      world.sent.push(read.value)
      world.rematchOf.push(rematchOf)
      world.duringSend()
      return world.account === null ? null : world.answer
    },
    alone: (work) => {
      const turn = world.lock.then(work)
      world.lock = turn.catch(() => undefined)
      return turn
    },
    now: () => world.now,
  }
  return { world, open: () => new CountingDesk(ports) }
}

const play = (desk: CountingDesk): Replay => {
  const dealt = desk.takeSeed(null)
  if (dealt === null) throw new Error('no seed')
  return runFrom(dealt.seed)
}
const runFrom = (seed: Seed): Replay => finishedGame({ seed, name: 'You', date: millis(NOON), computers: [] })
/** The next game of the same players. */
const playAgain = (desk: CountingDesk, { setup }: Replay) => {
  const dealt = desk.takeSeed(setup.seed)
  if (dealt === null) throw new Error('no seed')
  return { replay: runFrom(dealt.seed), isRematch: dealt.isRematch }
}
const stands = (desk: CountingDesk, { setup }: Replay) => countingOf(desk.getSnapshot(), setup.seed)
/** All that the desk has under way, and another visit. */
const settled = (desk: CountingDesk) => desk.visit()

test('a device keeps a few seeds, and each is dealt once, whichever page asks', async () => {
  const { world, open } = device()
  const [one, other] = [open(), open()]
  expect(one.takeSeed(null)).toBeNull()
  await one.visit()
  const dealt = [one.takeSeed(null), other.takeSeed(null), one.takeSeed(null), other.takeSeed(null)]
  expect(new Set(dealt.map((each) => each?.seed)).size).toBe(4)
  expect(one.takeSeed(null)).toBeNull()
  await other.visit()
  expect(world.issued).toBe(8)
  world.now = NOON + 1000
  expect(one.takeSeed(null)).toBeNull()
})

test('a finished game is sent once, told as often as it is, and its answer survives a reload', async () => {
  const { world, open } = device()
  const desk = open()
  await desk.visit()
  const replay = play(desk)
  desk.finished(replay)
  desk.finished(replay)
  await settled(desk)
  await settled(desk)
  expect(world.sent).toEqual([replay])
  expect(stands(desk, replay)).toEqual({ kind: 'answered', answer: counted })
  const reloaded = open()
  reloaded.look()
  reloaded.finished(replay)
  await settled(reloaded)
  expect(world.sent).toHaveLength(1)
  expect(stands(reloaded, replay)).toEqual({ kind: 'answered', answer: counted })
})

test('a game that is finished without a connection waits over a reload and is sent by another page', async () => {
  const { world, open } = device()
  const desk = open()
  await desk.visit()
  const replay = play(desk)
  world.isOnline = false
  desk.finished(replay)
  await settled(desk)
  expect(stands(desk, replay)).toEqual({ kind: 'waiting' })
  world.isOnline = true
  const reloaded = open()
  await reloaded.visit()
  expect(world.sent).toHaveLength(1)
  desk.look()
  expect(stands(desk, replay)).toEqual({ kind: 'answered', answer: counted })
})

test('a game that is finished while another one is being sent is sent by the same visit', async () => {
  const { world, open } = device()
  const desk = open()
  await desk.visit()
  const [one, other] = [play(desk), play(desk)]
  world.duringSend = () => desk.finished(other)
  desk.finished(one)
  await vi.waitFor(() => expect(world.sent).toHaveLength(2))
  expect(world.sent).toEqual([one, other])
})

test('two pages that come back at the same moment send it once', async () => {
  const { world, open } = device()
  const desk = open()
  await desk.visit()
  const replay = play(desk)
  world.isOnline = false
  desk.finished(replay)
  await settled(desk)
  world.isOnline = true
  await Promise.all([open().visit(), open().visit(), desk.visit()])
  expect(world.sent).toHaveLength(1)
})

test('it is sent for the account that began it, and for no other', async () => {
  const { world, open } = device()
  const desk = open()
  await desk.visit()
  const replay = play(desk)
  world.account = BEN
  desk.finished(replay)
  await settled(desk)
  expect(world.sent).toEqual([])
  world.account = null
  await settled(desk)
  expect(desk.takeSeed(null)).toBeNull()
  world.account = ANA
  await settled(desk)
  expect(world.sent).toEqual([replay])
})

test('a game of a guest, or from a seed of the device’s own, is never sent', async () => {
  const { world, open } = device()
  world.account = null
  const desk = open()
  await desk.visit()
  const replay = finishedGame({ seed: seedNumbered(99), name: 'You', date: millis(NOON), computers: [] })
  desk.finished(replay)
  await settled(desk)
  world.account = ANA
  await settled(desk)
  expect(world.sent).toEqual([])
  expect(stands(desk, replay)).toEqual({ kind: 'uncounted' })
})

test.each([
  { refusal: 'other-outcome', shot: 3, isLast: true },
  { refusal: 'used-seed', shot: null, isLast: true },
  { refusal: 'not-now', shot: null, isLast: false },
  { refusal: 'too-many-today', shot: null, isLast: false },
] as const)('a game refused by $refusal is put aside: $isLast', async ({ refusal, shot, isLast }) => {
  const { world, open } = device()
  const desk = open()
  await desk.visit()
  const replay = play(desk)
  world.answer = { ok: false, refusal, shot }
  desk.finished(replay)
  await settled(desk)
  expect(stands(desk, replay)).toEqual(
    isLast ? { kind: 'answered', answer: world.answer } : { kind: 'waiting' },
  )
  const sentSoFar = world.sent.length
  world.answer = counted
  await settled(desk)
  expect(world.sent).toHaveLength(isLast ? sentSoFar : sentSoFar + 1)
})

test('R2.3: the next game of the same players is a rematch where the account knows the one before', async () => {
  const { world, open } = device()
  const desk = open()
  await desk.visit()
  const first = play(desk)
  desk.finished(first)
  const next = playAgain(desk, first)
  expect(next.isRematch).toBe(true)
  desk.finished(next.replay)
  await vi.waitFor(() => expect(world.sent).toEqual([first, next.replay]))
  expect(world.rematchOf).toEqual([null, first.setup.seed])
  expect(playAgain(desk, runFrom(seedNumbered(99))).isRematch).toBe(false)
})

test('R2.3: there is no rematch of a game that was refused, and one of a game that waits is sent after it', async () => {
  const { world, open } = device()
  const desk = open()
  await desk.visit()
  const first = play(desk)
  world.answer = { ok: false, refusal: 'not-now', shot: null }
  desk.finished(first)
  await settled(desk)
  const next = playAgain(desk, first)
  desk.finished(next.replay)
  await settled(desk)
  expect(world.sent).not.toContainEqual(next.replay)
  world.answer = { ok: false, refusal: 'lapsed-seed', shot: null }
  await settled(desk)
  expect(world.sent.slice(-2)).toEqual([first, next.replay])
  expect(playAgain(desk, next.replay).isRematch).toBe(false)
})

test('a game that is given up is told, and its seed is for no other; a finished one is not given up', async () => {
  const { world, open } = device()
  const desk = open()
  await desk.visit()
  const [left, kept] = [desk.takeSeed(null), play(desk)]
  if (left === null) throw new Error('no seed')
  world.isOnline = false
  desk.finished(kept)
  desk.gaveUp(kept.setup.seed)
  desk.gaveUp(left.seed)
  await settled(desk)
  expect(world.givenUp).toEqual([])
  world.isOnline = true
  const reloaded = open()
  await reloaded.visit()
  await settled(reloaded)
  expect(world.givenUp).toEqual([left.seed])
  expect(world.sent).toEqual([kept])
  expect([1, 2, 3, 4].map(() => reloaded.takeSeed(null)?.seed)).not.toContain(left.seed)
  reloaded.finished(runFrom(left.seed))
  await settled(reloaded)
  expect(world.sent).toEqual([kept])
})

test('who gave a game up is who tells of it', async () => {
  const { world, open } = device()
  const desk = open()
  await desk.visit()
  const left = desk.takeSeed(null)
  if (left === null) throw new Error('no seed')
  world.account = BEN
  await settled(desk)
  desk.gaveUp(left.seed)
  await settled(desk)
  expect(world.givenUp).toEqual([])
  world.account = ANA
  await settled(desk)
  await settled(desk)
  expect(world.givenUp).toEqual([left.seed])
})

test('what was kept before rematches were told is read', () => {
  const old = { version: 1, account: ANA, seeds: [], dealt: [{ seed: 'a', account: ANA }], games: [] }
  expect(ledgerSchema.parse(old)).toMatchObject({ dealt: [{ seed: 'a', rematchOf: null }], givenUp: [] })
})
