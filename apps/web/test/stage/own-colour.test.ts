import { expect, test } from 'vitest'
import { withOwnColour } from '../../src/stage/own-colour.ts'
import { USUAL_LOOK } from '@skelly/stage'

test.each([
  ['a colour of nobody’s', 3, 1, 6, [0, 6, 2]],
  ['the colour of somebody else, who gets one’s own', 3, 1, 2, [0, 2, 1]],
  ['the colour that one has anyway', 2, 1, 1, [0, 1]],
])('one’s own cap has %s', (_, seats, seat, colour, colours) => {
  expect(withOwnColour(USUAL_LOOK, seats, seat, colour).colours).toEqual(colours)
})

test('nothing changes where nobody has chosen, or nobody’s screen it is', () => {
  expect(withOwnColour(USUAL_LOOK, 2, 0, null)).toBe(USUAL_LOOK)
  expect(withOwnColour(USUAL_LOOK, 2, null, 3)).toBe(USUAL_LOOK)
})
