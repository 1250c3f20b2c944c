import { CLOSE_CODES } from '@skelly/protocol'
import { describe, expect, test } from 'vitest'
import { ANA, BO, deadlineOf, flick, kinds, playing, seatTwo, shotId } from './seated.ts'
import { settle } from './virtual-clock.ts'
import { millis, plyOf } from '@skelly/engine'

describe('R10.2 the start', () => {
  test('a game starts when both have joined', async () => {
    const { host, journal } = await playing()
    expect(host.match.phase.kind).toBe('playing')
    expect(kinds(journal.entries)).toEqual(['begin'])
  })

  test.each([
    { waits: 29_999, joins: true, phase: 'playing' },
    { waits: 30_000, joins: true, phase: 'void' },
    { waits: 30_000, joins: false, phase: 'void' },
  ])('one joins, the other after $waits ms ($joins): $phase', async ({ waits, joins, phase }) => {
    const { host, clock, settling } = seatTwo()
    await host.join(ANA)
    await clock.advance(waits)
    if (joins) await host.join(BO)
    expect(host.match.phase.kind).toBe(phase)
    await clock.advance(0)
    expect(settling.times).toBe(phase === 'void' ? 1 : 0)
  })
})

describe('R3 the clock', () => {
  test('R3.3 the turn is lost at the deadline, not before', async () => {
    const seated = await playing()
    await seated.clock.advance(19_999)
    expect(seated.host.match.ply).toBe(0)
    await seated.clock.advance(1)
    expect(kinds(seated.journal.entries)).toEqual(['begin', 'time-out'])
    expect(seated.host.match.ply).toBe(1)
  })

  test('R10.4 three clocks in a row without a word are walking out', async () => {
    const seated = await playing()
    for (let second = 0; second < 130; second += 1) {
      await seated.clock.advance(1_000)
      seated.host.hear(ANA)
      seated.host.hear(BO)
    }
    expect(seated.host.match.phase).toMatchObject({
      kind: 'over',
      leaving: 'three-clocks',
      places: [[1], [0]],
    })
  })

  test('a flick after the deadline is too late', async () => {
    const seated = await playing()
    await seated.clock.advance(20_000)
    await flick(seated, ANA, 0, 'a')
    expect(seated.ear.last('refused')).toMatchObject({
      to: ANA,
      news: { message: 'flick', why: 'not-your-turn' },
    })
  })
})

describe('a shot is accepted once', () => {
  test('the same shot again is answered with its entry, to whoever asks', async () => {
    const seated = await playing()
    await flick(seated, ANA, 0, 'a')
    const told = seated.ear.last('happened')
    await flick(seated, ANA, 0, 'a')
    expect(seated.journal.entries).toHaveLength(2)
    expect(seated.ear.last('happened')).toEqual({ ...told, to: ANA })
  })

  test('two of the same at once are one', async () => {
    const seated = await playing()
    await Promise.all([flick(seated, ANA, 0, 'a'), flick(seated, ANA, 0, 'a')])
    expect(kinds(seated.journal.entries)).toEqual(['begin', 'move'])
    expect(seated.ear.said.slice(-2).map(({ kind, to }) => `${kind} ${to}`)).toEqual([
      'happened all',
      'happened 0',
    ])
  })

  test.each([
    { says: 'another shot for a ply that is used', seat: ANA, ply: 0, why: 'not-your-turn' },
    { says: 'a ply of the past', seat: BO, ply: 0, why: 'wrong-ply' },
    { says: 'a ply of the future', seat: BO, ply: 2, why: 'wrong-ply' },
    { says: 'while caps roll', seat: BO, ply: 1, why: 'still-moving' },
  ])('$says: $why', async ({ seat, ply, why }) => {
    const seated = await playing()
    await flick(seated, ANA, 0, 'a')
    await flick(seated, seat, ply, 'b')
    expect(seated.ear.last('refused')?.news).toEqual({ message: 'flick', ply, shotId: shotId('b'), why })
    expect(seated.journal.entries).toHaveLength(2)
  })

  test('nobody is told of it before it stands in the journal', async () => {
    const seated = await playing()
    const told = seated.ear.said.length
    seated.journal.isAway = true
    await flick(seated, ANA, 0, 'a')
    const said = seated.ear.said.slice(told)
    expect(said.map(({ kind }) => kind)).toEqual(['paused', 'refused'])
    expect(said[1]?.news).toMatchObject({ why: 'not-now', shotId: shotId('a') })
    expect(seated.host.match.ply).toBe(0)
  })
})

test('aiming again in the same turn says nothing new', async () => {
  const seated = await playing()
  await seated.host.move(ANA, plyOf(0), { kind: 'aim' }, null)
  await seated.host.move(ANA, plyOf(0), { kind: 'aim' }, null)
  expect(kinds(seated.journal.entries)).toEqual(['begin', 'move'])
})

describe('R3.8 the stores are away', () => {
  test('the game stands still, and goes on where it was with the time it had', async () => {
    const seated = await playing()
    const before = deadlineOf(seated)
    seated.journal.isAway = true
    seated.host.pause(seated.clock.now())
    await seated.clock.advance(100_000)
    expect(seated.host.match.ply).toBe(0)
    seated.journal.isAway = false
    await seated.clock.advance(1_000)
    expect(kinds(seated.journal.entries)).toEqual(['begin', 'resume'])
    expect(deadlineOf(seated)).toBe(before + 101_000)
  })

  test('the outage is counted from the last sign of the stores', async () => {
    const seated = await playing()
    const before = deadlineOf(seated)
    const answeredLast = seated.clock.now()
    await seated.clock.advance(5_000)
    seated.host.pause(answeredLast)
    await seated.clock.advance(1_000)
    expect(deadlineOf(seated)).toBe(before + 6_000)
  })

  test('but not from before the last entry', async () => {
    const seated = await playing()
    await flick(seated, ANA, 0, 'a')
    const before = deadlineOf(seated)
    seated.host.pause(millis(seated.clock.now() - 5_000))
    await seated.clock.advance(1_000)
    expect(deadlineOf(seated)).toBe(before + 1_000)
  })

  test('the mover has at least 10 s', async () => {
    const seated = await playing()
    await seated.clock.advance(19_000)
    seated.host.pause(seated.clock.now())
    await seated.clock.advance(1_000)
    expect(deadlineOf(seated) - seated.clock.now()).toBe(10_000)
  })

  test('a shot that was written although nobody heard of it is taken up, once', async () => {
    const seated = await playing()
    seated.journal.losesTheAnswer = true
    await flick(seated, ANA, 0, 'a')
    expect(seated.ear.last('refused')?.news).toMatchObject({ why: 'not-now' })
    await seated.clock.advance(1_000)
    await flick(seated, ANA, 0, 'a')
    expect(kinds(seated.journal.entries)).toEqual(['begin', 'move', 'resume'])
    expect(seated.ear.last('happened')).toMatchObject({
      to: ANA,
      news: { command: { move: { shotId: shotId('a') } } },
    })
  })

  test('nobody is silent while nobody could come back', async () => {
    const seated = await playing()
    seated.journal.isAway = true
    seated.host.pause(seated.clock.now())
    await seated.clock.advance(100_000)
    seated.journal.isAway = false
    await seated.clock.advance(1_000)
    expect(seated.host.match.phase.kind).toBe('playing')
  })

  test('both join while the stores are away: the game begins when they are back', async () => {
    const seated = seatTwo()
    seated.journal.isAway = true
    await seated.host.join(ANA)
    await seated.host.join(BO)
    seated.journal.isAway = false
    await seated.clock.advance(1_000)
    expect(seated.host.match.phase.kind).toBe('playing')
  })
})

test('another process owns the match: everybody is sent there, and nothing is written any more', async () => {
  const seated = await playing()
  seated.journal.isTakenOver = true
  await flick(seated, ANA, 0, 'a')
  expect(seated.ear.closedWith).toBe(CLOSE_CODES.moved)
  await seated.clock.advance(200_000)
  expect(seated.journal.entries).toHaveLength(1)
})

describe('the end', () => {
  test('is settled once and told, and the table stands on', async () => {
    const seated = await playing()
    await seated.host.leave(BO)
    await seated.clock.advance(1_000)
    expect(seated.settling.times).toBe(1)
    expect(seated.ear.last('settled')?.to).toBe('all')
    expect(seated.ear.closedWith).toBe(null)
  })

  test('is settled when the stores answer again', async () => {
    const seated = await playing()
    seated.settling.isAway = true
    await seated.host.leave(BO)
    await seated.clock.advance(5_000)
    expect(seated.ear.last('settled')).toBe(undefined)
    seated.settling.isAway = false
    await seated.clock.advance(1_000)
    expect(seated.ear.last('settled')?.to).toBe('all')
  })
})

describe('what a client missed', () => {
  test.each([
    { seq: 0, kind: 'welcome' },
    { seq: 1, kind: 'missed' },
    { seq: 2, kind: 'missed' },
    { seq: 3, kind: 'welcome' },
  ] as const)('since $seq of 2: $kind', async ({ seq, kind }) => {
    const seated = await playing()
    await flick(seated, ANA, 0, 'a')
    seated.ear.said = []
    seated.host.tellSince(BO, seq)
    const answer = seated.ear.said[0]
    expect(answer).toMatchObject({ to: BO, kind })
    if (kind === 'missed') expect(answer?.news).toMatchObject({ entries: seated.journal.entries.slice(seq) })
  })
})

test('whoever missed very much gets the match instead of the whole journal', async () => {
  const seated = await playing()
  for (let step = 0; step < 110; step += 1) {
    const x = (70 + (step % 20) / 10) * 1024
    await seated.host.move(ANA, plyOf(0), { kind: 'set-down', x: Math.round(x), y: 1190 * 1024 }, null)
  }
  expect(seated.host.match.seq).toBe(111)
  seated.ear.said = []
  seated.host.tellSince(BO, 1)
  seated.host.tellSince(BO, 20)
  expect(seated.ear.said.map(({ kind }) => kind)).toEqual(['welcome', 'ping', 'missed'])
})

test('a host that is closed lets the command in hand finish and takes no other', async () => {
  const seated = await playing()
  const { promise, resolve } = Promise.withResolvers<undefined>()
  seated.journal.waitsFor = promise
  const [inHand, inLine] = [flick(seated, ANA, 0, 'a'), flick(seated, ANA, 0, 'b')]
  await settle()
  const closed = seated.host.close()
  resolve(undefined)
  await Promise.all([inHand, inLine, closed])
  expect(kinds(seated.journal.entries)).toEqual(['begin', 'move'])
  expect(seated.ear.last('happened')).toMatchObject({ to: 'all', news: { seq: 1 } })
  expect(seated.ear.last('refused')?.news).toMatchObject({ shotId: shotId('b'), why: 'not-now' })
})
