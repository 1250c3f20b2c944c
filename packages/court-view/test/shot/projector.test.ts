import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Projector } from '../../src/shot/projector.ts'
import type { ShownShot } from '../../src/shot/shown-shot.ts'
import { shotWith, TRACE } from './one-shot.ts'

/** What the projector has a browser do, written down. */
class WrittenAnimation {
  static readonly all: WrittenAnimation[] = []
  startTime: number | null = null
  playbackRate = 1
  isCancelled = false

  constructor() {
    WrittenAnimation.all.push(this)
  }

  cancel(): void {
    this.isCancelled = true
  }
}

class NoEffect {
  readonly target: unknown

  constructor(target: unknown) {
    this.target = target
  }
}

class NoElement {
  readonly name = 'cap'
}

const PLACE = '2 ana ben'

const sceneOf = (shot: ShownShot, place = PLACE) => ({
  shot,
  place,
  // what a shot moves is asked of the page: here it is one element that nobody draws
  partsOf: () => [{ element: document.createElement('div'), keyframes: [{ opacity: 1 }] }],
})

const running = (startedAt: number): ShownShot => shotWith({ kind: 'running', startedAt, rate: 1 })

beforeEach(() => {
  WrittenAnimation.all.length = 0
  vi.stubGlobal('Animation', WrittenAnimation)
  vi.stubGlobal('KeyframeEffect', NoEffect)
  vi.stubGlobal('document', { createElement: () => new NoElement() })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('what is ready is launched at once, and goes on when it is asked for a little later', () => {
  const projector = new Projector()
  projector.makeReady(sceneOf(running(0)))
  projector.launch(running(1000))
  expect(projector.isAhead).toBe(true)
  projector.show(sceneOf(running(1004)))
  expect(projector.isAhead).toBe(false)
  expect(WrittenAnimation.all).toMatchObject([{ startTime: 1000, isCancelled: false }])
})

test('another shot than the one that is ready is not launched', () => {
  const projector = new Projector()
  projector.makeReady(sceneOf(running(0)))
  projector.launch({ ...running(1000), trace: { ...TRACE } })
  expect(projector.shown).toBeNull()
  expect(WrittenAnimation.all).toMatchObject([{ startTime: null }])
})

test('what was launched on a court of another size is shown anew', () => {
  const projector = new Projector()
  projector.makeReady(sceneOf(running(0)))
  projector.launch(running(1000))
  projector.show(sceneOf(running(1004), '3 ana ben'))
  expect(WrittenAnimation.all).toMatchObject([
    { startTime: 1000, isCancelled: true },
    { startTime: 1004, isCancelled: false },
  ])
})

test('the same shot asked for again is shown from its beginning', () => {
  const projector = new Projector()
  projector.makeReady(sceneOf(running(0)))
  projector.launch(running(1000))
  projector.show(sceneOf(running(1004)))
  projector.show(sceneOf(running(5000)))
  expect(WrittenAnimation.all).toMatchObject([{ isCancelled: true }, { startTime: 5000, isCancelled: false }])
})

test('a launch that nobody asks for is taken back', () => {
  const projector = new Projector()
  projector.makeReady(sceneOf(running(0)))
  projector.launch(running(1000))
  projector.clear()
  expect(projector.isAhead).toBe(false)
  expect(WrittenAnimation.all).toMatchObject([{ isCancelled: true }])
})
