import { expect, test } from 'vitest'
import {
  atSpeed,
  back,
  goOn,
  goTo,
  momentOf,
  pause,
  play,
  playheadAt,
  seek,
} from '../../src/replay/playhead.ts'
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
  const quick = atSpeed(started, FRAMES, 4, LOOKED + 100)
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
