import { streetCourt } from '@skelly/engine'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { CapDefinitions } from '../../src/caps/cap-definitions.tsx'
import { PLAYER_COLOURS } from '../../src/caps/player-colours.ts'
import { CourtDrawing, CourtStill, chalkOf } from '../../src/drawing/court-drawing.tsx'
import { PieceDrawing } from '../../src/layers/piece-drawing.tsx'
import { PICTURE_STYLE } from '../../src/picture/picture-style.ts'
import { capAlone, chalkWord, courtPicture } from '../../src/picture/index.ts'
import { staticMarkup } from '../../src/picture/static-markup.ts'
import type { Piece } from '../../src/pieces/piece.ts'
import courtSheet from '../../src/court-view.css?raw'
import drawingSheet from '../../src/drawing/drawing.css?raw'
import layersSheet from '../../src/layers/layers.css?raw'

const FILLS = ['empty', 'candle', 'crayon', 'floor', 'tar'] as const
const pieceOf = (index: number): Piece => ({
  id: `seat-${String(index)}`,
  label: '<b>Ana</b> & "Co"',
  fill: FILLS[index % FILLS.length] ?? 'tar',
  colour: index,
  at: { x: 100 + index * 90, y: 500 },
  radius: 16,
  look: index % 2 === 0 ? 'normal' : 'stuck',
})
const pieces = PLAYER_COLOURS.map((_, index) => pieceOf(index))

/** Elements with nothing in them are closed in one of two ways, which mean the same. */
const same = (markup: string): string => markup.replaceAll(/<(\w+)([^>]*)\/>/g, '<$1$2></$1>')

describe('markup is what React’s own renderer writes', () => {
  test('of the court', () => {
    const still = (
      <svg>
        <CourtStill court={streetCourt} prefix="x" chalk={chalkOf(streetCourt)} />
      </svg>
    )
    const drawing = (
      <svg>
        <CourtDrawing court={streetCourt} prefix="x" />
      </svg>
    )
    expect(staticMarkup(still)).toBe(same(renderToStaticMarkup(drawing)))
  })

  test.each(pieces)('of the cap $colour with $fill', (piece) => {
    const drawn = (
      <svg>
        <CapDefinitions prefix="x" />
        <PieceDrawing piece={piece} prefix="x" turned={30} />
      </svg>
    )
    expect(staticMarkup(drawn)).toBe(same(renderToStaticMarkup(drawn)))
  })

  test('of signs that mean something', () => {
    const text = <text x={1}>{`<script>"a" & 'b'</script>`}</text>
    expect(staticMarkup(text)).toBe(renderToStaticMarkup(text))
    expect(staticMarkup([null, undefined, false, true, 0, 'a', <g key="g" />])).toBe('0a<g></g>')
  })

  test.each([<g key="1" onClick={() => undefined} />, <g key="2" style={{ fill: 'red' }} />])(
    'what is no drawing is refused',
    (node) => {
      expect(() => staticMarkup(node)).toThrow('no drawing')
    },
  )
})

test('the picture’s style is that of the page, with its colours put in', () => {
  const colours = new Map(
    [...courtSheet.matchAll(/(--[a-z-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  )
  const rulesOf = (css: string): ReadonlySet<string> =>
    new Set(
      css
        .replaceAll(/\/\*[^]*?\*\//g, '')
        // what somebody has set for their own screen
        .replaceAll(/\[data-caps='safe'\] \{(?:[^{}]|\{[^{}]*\})*\}/g, '')
        .replaceAll(/var\((--[a-z-]+)\)/g, (_, name: string) => colours.get(name) ?? '')
        .replaceAll(/\s*transform: [^;]*;/g, '')
        .replaceAll(/\s+/g, ' ')
        .split('}')
        .map((rule) => rule.trim())
        .filter((rule) => rule !== ''),
    )
  const stuck = /\.court-stuck \{[^}]*\}/.exec(layersSheet)?.[0] ?? ''
  expect(rulesOf(PICTURE_STYLE)).toEqual(rulesOf(`${drawingSheet} ${stuck}`))
})

test('a picture stands alone: every definition that it uses is in it, and nothing is loaded', () => {
  for (const svg of [
    courtPicture({ court: streetCourt, pieces, enlarged: 2 }),
    capAlone(pieceOf(2)),
    chalkWord('SKELLY'),
  ]) {
    const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
    const used = [...svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map(([, one, other]) => one ?? other)
    expect(used.filter((id) => !ids.has(id))).toEqual([])
    expect(svg).not.toMatch(/https?:(?!\/\/www\.w3\.org\/2000\/svg")|data:|@import|<text|var\(/)
    expect(svg).not.toContain('Ana')
  }
})
