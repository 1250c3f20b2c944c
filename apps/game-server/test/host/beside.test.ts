import { plyOf } from '@skelly/engine'
import { POLICY } from '@skelly/protocol'
import { describe, expect, test } from 'vitest'
import { ANA, BO, CY, flick, playingRoom, type Seated } from './seated.ts'

describe('watchers', () => {
  const come = ({ host }: Seated, id: string): unknown => {
    const admitted = host.admitWatcher(id)
    if (admitted.ok) host.watch(id)
    return admitted
  }

  test('see the match as nobody’s seat, and are counted', async () => {
    const seated = await playingRoom(2)
    expect(come(seated, 'wen')).toEqual({ ok: true, value: undefined })
    expect(seated.ear.said.findLast(({ kind }) => kind === 'welcome')).toMatchObject({
      to: 'wen',
      news: { seat: null, match: { setup: { seed: '0'.repeat(32) }, phase: { kind: 'playing' } } },
    })
    expect(seated.ear.watchers).toBe(1)
    seated.host.unwatch('wen')
    expect(seated.ear.watchers).toBe(0)
  })

  test('up to twenty, each of them once', async () => {
    const seated = await playingRoom(2)
    for (let one = 0; one < POLICY.rooms.watchers; one += 1) come(seated, `w${one}`)
    expect(come(seated, 'late')).toEqual({ ok: false, refusal: 'no-room-to-watch' })
    expect(come(seated, 'w3')).toEqual({ ok: true, value: undefined })
    expect(seated.ear.watchers).toBe(POLICY.rooms.watchers)
    seated.host.unwatch('w3')
    expect(come(seated, 'late')).toEqual({ ok: true, value: undefined })
  })

  test('a catch-up, the time and the last shots are theirs, too', async () => {
    const seated = await playingRoom(2)
    come(seated, 'wen')
    await flick(seated, ANA, 0, 'a')
    seated.ear.said = []
    seated.host.tellSince('wen', 1)
    seated.host.tellTime('wen', 5)
    seated.host.tellLately('wen')
    expect(seated.ear.said.map(({ to, kind }) => `${kind} ${to}`)).toEqual([
      'missed wen',
      'time wen',
      'lately wen',
    ])
  })

  test('come to the end of the game and to the next one', async () => {
    const seated = await playingRoom(2)
    await seated.host.leave(ANA)
    await seated.clock.advance(1_000)
    seated.ear.said = []
    come(seated, 'wen')
    expect(seated.ear.said.map(({ to, kind }) => `${kind} ${to}`)).toEqual([
      'welcome wen',
      'ping wen',
      'settled wen',
    ])
    expect(seated.ear.said[0]?.news).toMatchObject({ match: { setup: { seed: '5'.repeat(32) } } })
  })
})

describe('talk', () => {
  test('a word is for everybody, and the next one a while later', async () => {
    const seated = await playingRoom(3)
    seated.host.talk.say(CY, 'nice-shot')
    expect(seated.ear.last('said')).toEqual({
      to: 'all',
      kind: 'said',
      news: { seat: CY, word: 'nice-shot' },
    })
    await seated.clock.advance(POLICY.rooms.wordEvery - 1)
    seated.host.talk.say(CY, 'oops')
    seated.host.talk.tap(CY, 0)
    const refusals = seated.ear.said.filter(({ kind }) => kind === 'refused')
    expect(refusals).toMatchObject([
      { to: CY, news: { message: 'say', why: 'too-soon' } },
      { to: CY, news: { message: 'tap', why: 'too-soon' } },
    ])
    seated.host.talk.say(BO, 'oops')
    await seated.clock.advance(1)
    seated.host.talk.say(CY, 'one-more')
    expect(seated.ear.said.filter(({ kind }) => kind === 'said')).toHaveLength(3)
  })

  test('a tap is on a cap that is in the game', async () => {
    const seated = await playingRoom(3)
    await seated.host.leave(BO)
    for (const cap of [1, 3, 25]) seated.host.talk.tap(ANA, cap)
    const refusals = seated.ear.said.filter(({ kind }) => kind === 'refused')
    expect(refusals).toMatchObject(
      [1, 2, 3].map(() => ({ to: ANA, news: { message: 'tap', why: 'not-at-the-table' } })),
    )
    seated.host.talk.tap(ANA, 2)
    expect(seated.ear.last('tapped')).toEqual({ to: 'all', kind: 'tapped', news: { seat: ANA, cap: 2 } })
  })
})

describe('how the last shots went', () => {
  const lately = ({
    host,
    ear,
  }: Seated): { match: { seq: number; ply: number }; entries: { seq: number }[] } => {
    host.tellLately(BO)
    return ear.last('lately')?.news as ReturnType<typeof lately>
  }

  test.each([
    { shots: 0, from: 1 },
    { shots: 2, from: 1 },
    { shots: 3, from: 1 },
    { shots: 5, from: 3 },
  ])('$shots shots: from entry $from on', async ({ shots, from }) => {
    const seated = await playingRoom(2)
    for (let shot = 0; shot < shots; shot += 1) {
      await flick(seated, shot % 2 === 0 ? ANA : BO, shot, shot.toString(16))
      await seated.clock.advance(3_000)
    }
    const { match, entries } = lately(seated)
    expect([match.seq, match.ply]).toEqual([from, from - 1])
    expect(entries).toEqual(seated.journal.entries.slice(from))
  })

  test('but never very much', async () => {
    const seated = await playingRoom(2)
    await flick(seated, ANA, 0, 'a')
    await seated.clock.advance(3_000)
    for (let step = 0; step < 150; step += 1) {
      const x = Math.round((140 + (step % 20) / 10) * 1024)
      await seated.host.move(BO, plyOf(1), { kind: 'set-down', x, y: 1190 * 1024 }, null)
    }
    const { match, entries } = lately(seated)
    expect([match.seq, entries.length]).toEqual([52, 100])
  })
})
