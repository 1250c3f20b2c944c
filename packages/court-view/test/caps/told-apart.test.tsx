import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CapPicture, MarkPicture, PLAYER_COLOURS } from '../../src/index.ts'

/** A drawing as somebody sees it who tells no colours apart: its shapes, without the stripes that have to be asked for. */
const shapesOf = (markup: string): string =>
  markup
    .replaceAll(/<circle class="cap-notches"[^>]*>/g, '')
    .replaceAll(/#[0-9a-f]{3,8}\b/gi, 'a colour')
    .replaceAll(/\b(?:id|href|fill|stroke)="[^"]*"/g, '')
    .replaceAll(/url\([^)]*\)/g, '')

test('no two players’ marks are of one shape', () => {
  const marks = PLAYER_COLOURS.map((_, colour) =>
    shapesOf(renderToStaticMarkup(<MarkPicture colour={colour} size={30} />)),
  )
  expect(new Set(marks).size).toBe(PLAYER_COLOURS.length)
})

test.each(['empty', 'candle', 'crayon', 'floor', 'tar'] as const)(
  'a cap with %s in it shows whose it is without its colour',
  (fill) => {
    const caps = PLAYER_COLOURS.map((_, colour) =>
      shapesOf(renderToStaticMarkup(<CapPicture fill={fill} colour={colour} size={36} />)),
    )
    expect(new Set(caps).size).toBe(PLAYER_COLOURS.length)
  },
)
