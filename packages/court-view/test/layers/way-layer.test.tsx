import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { playerColour } from '../../src/caps/player-colours.ts'
import { WayLayer } from '../../src/layers/way-layer.tsx'

test('a way is drawn from point to point in the colour of whose it is', () => {
  const path = [
    { x: 100, y: 1200 },
    { x: 100.04, y: 300 },
    { x: 400, y: 250 },
  ]
  const markup = renderToStaticMarkup(<WayLayer ways={[{ id: 'theirs', path, colour: 1 }]} />)
  expect(markup).toContain('data-way="theirs"')
  expect(markup).toContain('d="M100 1200L100 300L400 250"')
  expect(markup).toContain(`stroke="${playerColour(1).light}"`)
})
