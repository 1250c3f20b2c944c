import { streetCourt } from '@skelly/engine'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ReplayFrame, ReplayStanding } from '../../src/replay/replay-frame.ts'
import type { ReplayProof } from '../../src/replay/replay-viewer-props.ts'
import { ReplayViewer } from '../../src/replay/replay-viewer.tsx'
import { FRAMES } from './frames.ts'

const standing = (name: string, words: string, isOn: boolean): ReplayStanding => ({
  ...{ id: name, name, words, isOn },
  fill: 'tar',
  colour: 0,
  part: 0.25,
  isOut: false,
})

/** Ana's miss, after which it is Ben's turn. */
const WITH_PLAYERS: readonly ReplayFrame[] = FRAMES.map((frame) => ({
  ...frame,
  clock: { taken: 12.44, given: 30 },
  standings: {
    before: [standing('Ana', 'next 7', true), standing('Ben', 'killer', false)],
    after: [standing('Ana', 'next 7', false), standing('Ben', 'killer', true)],
  },
}))
const VERIFIED: ReplayProof = { kind: 'verified', words: 'verified' }

const shown = (frame: number, proof: ReplayProof = VERIFIED): string =>
  renderToStaticMarkup(
    <ReplayViewer court={streetCourt} frames={WITH_PLAYERS} proof={proof} initialFrame={frame} />,
  )

test('it begins where it is asked to, and nowhere beyond the game', () => {
  expect(shown(1)).toContain('Shot 2 of 3')
  expect(shown(99)).toContain('The end')
  expect(shown(-3)).toContain('Shot 1 of 3')
})

test('the scrubber says the instant that is on the screen', () => {
  expect(shown(0)).toMatch(/role="slider"[^>]*aria-valuetext="Shot 1 of 3, 0\.0 s"/)
  expect(shown(1)).toMatch(/role="slider"[^>]*aria-valuetext="Shot 2 of 3"/)
})

test('before a shot nobody is told what comes of it, only whose it is and the time that it took', () => {
  const before = shown(0)
  expect(before).not.toMatch(/aria-live="polite"[^>]*>Miss/)
  expect(before).toMatch(/aria-label="Ana" aria-current="true"/)
  expect(before).toContain('12.4 s of 30 s')
})

test('a turn without a shot is judged at once', () => {
  const judged = shown(1)
  expect(judged).toMatch(/aria-live="polite"[^>]*>Miss/)
  expect(judged).toMatch(/aria-label="Ben" aria-current="true"/)
})

test('where the replay differs is a button, a mark on the scrubber and a line of the list', () => {
  const differs = shown(0, { kind: 'differs', words: 'differs at shot 3', frame: 2 })
  expect(differs).toMatch(/<button[^>]*data-proof="differs"/)
  expect(differs).toMatch(/class="replay-mark" data-differs/)
  expect(differs.match(/<button[^>]*data-differs="true"/g)).toHaveLength(1)
  const nowhere = shown(0, { kind: 'differs', words: 'differs', frame: null })
  expect(nowhere).not.toMatch(/<button[^>]*data-proof/)
})
