import { streetCourt } from '@skelly/engine'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CourtView, type Allowed, type Piece } from '../src/index.ts'

const ana: Piece = {
  id: 'seat-0',
  label: '<b>Ana</b>',
  fill: 'tar',
  colour: 0,
  at: { x: 400.5, y: 700 },
  radius: 16,
  look: 'normal',
}
const render = (allowed: Allowed): string =>
  renderToString(<CourtView court={streetCourt} pieces={[ana]} highlight={5} allowed={allowed} />)

test('the court is there before any script runs: chalk, caps, names and places', () => {
  const html = render({ kind: 'nothing' })
  expect(html).toContain('data-cap="seat-0"')
  expect(html).toContain('data-x="400.5"')
  expect(html).toContain('data-y="700"')
  expect(html).toContain('cap, roof tar"')
  expect(html).toContain('translate(40.283203125cqw, 53.776')
  expect(html).toContain('court-target-line')
})

test('a name is never markup', () => {
  expect(render({ kind: 'nothing' })).not.toContain('<b>')
})

test('the buttons that choose between moving and aiming are there only when both are allowed', () => {
  const place = { area: { left: 0, top: 0, right: 80, bottom: 80 }, isLegal: () => true }
  expect(render({ kind: 'flick', pieceId: 'seat-0', guide: null })).not.toContain('Move cap')
  const both = render({ kind: 'set-down-or-flick', pieceId: 'seat-0', guide: null, place })
  expect(both).toContain('Move cap')
  expect(both).toContain('data-mode="aim"')
})

test('two renders draw the same chalk', () => {
  expect(render({ kind: 'nothing' })).toBe(render({ kind: 'nothing' }))
})

test('the buttons are not on the court where a place beside it is to come', () => {
  const place = { area: { left: 0, top: 0, right: 80, bottom: 80 }, isLegal: () => true }
  const html = renderToString(
    <CourtView
      court={streetCourt}
      pieces={[ana]}
      allowed={{ kind: 'set-down-or-flick', pieceId: 'seat-0', guide: null, place }}
      modesAt={null}
    />,
  )
  expect(html).not.toContain('court-modes')
})
