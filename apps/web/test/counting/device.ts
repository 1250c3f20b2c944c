import { expandReplay, millis, type Replay, type Seed } from '@skelly/engine'
import { finishedGame, seedNumbered } from '@skelly/engine/testing'
import type { CountingAnswer } from '@skelly/protocol'
import { CountingDesk, type DeskPorts } from '../../src/counting/counting-desk.ts'
import type { AttemptAnswer, LevelBest } from '../../src/counting/sent-attempts.ts'
import { countingOf, ledgerSchema, type CountingLedger } from '../../src/counting/counting-ledger.ts'

export const NOON = 1_800_000_000_000
export const ANA = '01890000-0000-7000-8000-000000000001'
export const BEN = '01890000-0000-7000-8000-000000000002'
export const counted: CountingAnswer = {
  ok: true,
  value: { matchId: ANA, replayId: BEN, xp: 345, place: 1, solo: { flicks: 31, stars: 2 } },
}

/** A device with a server that answers as it is told; what is kept goes through text, as on a real one. */
export const device = () => {
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
    levels: [] as readonly LevelBest[],
    sentLevels: [] as number[],
    attemptAnswer: 'counted' as AttemptAnswer,
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
    ownLevels: async () => {
      await Promise.resolve()
      online()
      const { account, levels } = world
      return account === null ? null : { account, levels: [...levels] }
    },
    sendAttempt: async ({ number, stars, flicks }) => {
      await Promise.resolve()
      online()
      world.sentLevels.push(number)
      if (world.account === null || world.attemptAnswer !== 'counted') return world.attemptAnswer
      world.levels = [...world.levels.filter((each) => each.number !== number), { number, stars, flicks }]
      return 'counted'
    },
    alone: (work) => {
      const turn = world.lock.then(work)
      world.lock = turn.catch(() => undefined)
      return turn
    },
    now: () => world.now,
  }
  return { world, ports, open: () => new CountingDesk(ports) }
}

export const play = (desk: CountingDesk): Replay => {
  const dealt = desk.takeSeed(null)
  if (dealt === null) throw new Error('no seed')
  return runFrom(dealt.seed)
}
export const runFrom = (seed: Seed): Replay =>
  finishedGame({ seed, name: 'You', date: millis(NOON), computers: [] })
/** The next game of the same players. */
export const playAgain = (desk: CountingDesk, { setup }: Replay) => {
  const dealt = desk.takeSeed(setup.seed)
  if (dealt === null) throw new Error('no seed')
  return { replay: runFrom(dealt.seed), isRematch: dealt.isRematch }
}
export const stands = (desk: CountingDesk, { setup }: Replay) => countingOf(desk.getSnapshot(), setup.seed)
/** All that the desk has under way, and another visit. */
export const settled = (desk: CountingDesk) => desk.visit()
