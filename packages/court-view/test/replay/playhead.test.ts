import { expect, test } from 'vitest'
import {
  back,
  goOn,
  goTo,
  grab,
  momentOf,
  pause,
  play,
  playheadAt,
  release,
  retuned,
  seek,
  speedBeside,
  step,
  timesOf,
} from '../../src/replay/playhead.ts'
import { TRACE } from '../shot/one-shot.ts'
import { FRAMES, ROLL } from './frames.ts'

const started = play(playheadAt(0), FRAMES, 1000)
/** Long enough for the table to be looked at. */
const LOOKED = 1000 + 450

test('it waits a moment before the shot, then runs at its speed', () => {
  expect(momentOf(started, FRAMES, 1100).time).toBe(0)
  expect(momentOf(started, FRAMES, LOOKED + 100).time).toBeCloseTo(0.1, 9)
  expect(momentOf(started, FRAMES, LOOKED + 60_000).time).toBe(ROLL)
})

test('a pause holds the moment and playing goes on from it', () => {
  const held = pause(started, FRAMES, LOOKED + 200)
  expect(momentOf(held, FRAMES, 99_000).time).toBeCloseTo(0.2, 9)
  const again = play(held, FRAMES, 50_000)
  expect(momentOf(again, FRAMES, 50_100).time).toBeCloseTo(0.3, 9)
})

test('another speed in the middle of a shot makes no jump', () => {
  const quick = retuned(started, FRAMES, { speed: 4 }, LOOKED + 100)
  expect(momentOf(quick, FRAMES, LOOKED + 100).time).toBeCloseTo(0.1, 9)
  expect(momentOf(quick, FRAMES, LOOKED + 150).time).toBeCloseTo(0.3, 9)
})

test('it goes on from frame to frame, and is still at the end', () => {
  const second = goOn(started, FRAMES, 9000)
  expect(second.frame).toBe(1)
  expect(second.clock.kind).toBe('running')
  const last = goOn(goTo(started, FRAMES, 3, 9000), FRAMES, 20_000)
  expect(last).toMatchObject({ frame: 3, clock: { kind: 'held' } })
})

test('playing at the end begins again', () => {
  expect(play(playheadAt(3), FRAMES, 0).frame).toBe(0)
})

test('steps stay within the game', () => {
  expect(goTo(playheadAt(0), FRAMES, 99, 0).frame).toBe(3)
  expect(goTo(playheadAt(0), FRAMES, -1, 0).frame).toBe(0)
})

test('back goes to the shot before, or to the beginning of one that has rolled a while', () => {
  expect(ROLL).toBeGreaterThan(0.9)
  expect(back(playheadAt(2), FRAMES, 0).frame).toBe(1)
  const late = seek(playheadAt(0), FRAMES, 0.9)
  expect(back(late, FRAMES, 0)).toMatchObject({ frame: 0, clock: { kind: 'held', time: 0 } })
})

const knock = TRACE.contacts[0]?.time ?? 0
const slowed = play(playheadAt(0, true), FRAMES, 1000)

test('in slow motion the knock takes longer, and the next shot waits for it', () => {
  expect(knock).toBeGreaterThan(0)
  const [quick, slow] = [timesOf(started, FRAMES), timesOf(slowed, FRAMES)]
  expect((slow?.rest ?? 0) - (quick?.rest ?? 0)).toBeGreaterThan(500)
  expect((slow?.next ?? 0) - (slow?.rest ?? 0)).toBe(1000)
})

test('slow motion turned on or off in the middle of a shot makes no jump', () => {
  for (const after of [100, 250, 400, 900]) {
    const on = retuned(started, FRAMES, { isSlowed: true }, LOOKED + after)
    expect(momentOf(on, FRAMES, LOOKED + after).time).toBeCloseTo(
      momentOf(started, FRAMES, LOOKED + after).time,
      9,
    )
    const off = retuned(slowed, FRAMES, { isSlowed: false }, LOOKED + after)
    expect(momentOf(off, FRAMES, LOOKED + after).time).toBeCloseTo(
      momentOf(slowed, FRAMES, LOOKED + after).time,
      9,
    )
  }
})

test('waits are shorter at high speeds, and no longer at low ones', () => {
  const stands = ([0.25, 1, 4] as const).map((speed) => {
    const times = timesOf(retuned(started, FRAMES, { speed }, LOOKED), FRAMES)
    return Math.round((times?.next ?? 0) - (times?.rest ?? 0))
  })
  expect(stands).toEqual([1000, 1000, 250])
})

test('a turn without a shot is passed after its moment', () => {
  const times = timesOf(goTo(started, FRAMES, 1, 5000), FRAMES)
  expect(times).toEqual({ rest: 5450, next: 6450 })
})

test('small steps stand still, and go over the borders of shots both ways', () => {
  const on = step(started, FRAMES, 0.05, LOOKED + 100)
  expect(on.clock).toEqual({ kind: 'held', time: expect.closeTo(0.15, 9) as number })
  const rest = seek(playheadAt(0), FRAMES, ROLL)
  expect(step(rest, FRAMES, 0.05, 0)).toMatchObject({ frame: 1, clock: { time: 0 } })
  const launch = playheadAt(1)
  expect(step(launch, FRAMES, -0.05, 0)).toMatchObject({ frame: 0, clock: { time: ROLL } })
  expect(step(playheadAt(0), FRAMES, -0.05, 0)).toMatchObject({ frame: 0, clock: { time: 0 } })
  expect(step(playheadAt(3), FRAMES, 0.05, 0)).toMatchObject({ frame: 3, clock: { time: 0 } })
})

test('held by a finger it stands still, and runs on from there only if it ran before', () => {
  const ran = grab(started, FRAMES, LOOKED + 100)
  expect(momentOf(ran, FRAMES, 99_000).time).toBeCloseTo(0.1, 9)
  const onward = release(seek(ran, FRAMES, 0.4), FRAMES, 5000)
  expect(momentOf(onward, FRAMES, 5100).time).toBeCloseTo(0.5, 9)
  const stood = release(seek(grab(playheadAt(0), FRAMES, 0), FRAMES, 0.4), FRAMES, 5000)
  expect(stood).toMatchObject({ clock: { kind: 'held', time: 0.4 } })
})

test('speeds go one by one and stay within what there is', () => {
  expect(speedBeside(1, 1)).toBe(2)
  expect(speedBeside(1, -1)).toBe(0.5)
  expect(speedBeside(4, 1)).toBe(4)
  expect(speedBeside(0.25, -1)).toBe(0.25)
})
