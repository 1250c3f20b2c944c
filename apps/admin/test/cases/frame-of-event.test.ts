import type { TimelineEvent } from '@skelly/protocol'
import { expect, test } from 'vitest'
import { eventOfFrame, frameOfEvent } from '../../src/cases/file/frame-of-event.ts'

const event = (kind: TimelineEvent['kind'], ply: number | null = null): TimelineEvent => ({
  ...{ kind, ply, at: 0, seat: null, reason: null },
})
const timeline = [
  event('joined'),
  event('began'),
  event('shot', 0),
  event('lost'),
  event('clock-out', 1),
  event('left'),
  event('ended'),
]
/** A shot, a turn that the clock took, and the end. */
const frames = [
  { number: 1, shotNumber: 1 },
  { number: 2, shotNumber: 2 },
  { number: null, shotNumber: 3 },
]

test.each([
  [0, 0],
  [1, 0],
  [2, 0],
  [3, 0],
  [4, 1],
  [5, 1],
  [6, 2],
])('line %i is shown by frame %i', (line, frame) => {
  expect(frameOfEvent(timeline, line, frames)).toBe(frame)
})

test.each([
  [0, 2],
  [1, 4],
  [2, 6],
])('frame %i is told by line %i', (frame, line) => {
  expect(eventOfFrame(timeline, frames[frame])).toBe(line)
})

test('nothing tells what is not there', () => {
  expect(eventOfFrame(timeline, undefined)).toBe(-1)
  expect(eventOfFrame([], frames[0])).toBe(-1)
})
