import { expect, test } from 'vitest'
import { courtNamed } from '../../src/court/court-named.ts'
import { streetCourt } from '../../src/court/street-court.ts'

const areaOf = (number: number) => streetCourt.boxes.find((box) => box.number === number)?.area

test('the street has thirteen boxes of 80 by 80', () => {
  expect(streetCourt.boxes.map((box) => box.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])
  for (const { area } of streetCourt.boxes) {
    expect([area.right - area.left, area.bottom - area.top]).toEqual([80, 80])
  }
})

test.each([
  ['opposite corners', 1, [0, 0], 2, [920, 920]],
  ['opposite corners', 3, [920, 0], 4, [0, 920]],
  ['side by side, 5 nearer to 3', 5, [920, 420], 7, [920, 500]],
  ['side by side, 8 nearer to 1', 8, [0, 420], 6, [0, 500]],
  ['side by side, 9 nearer to 3', 11, [420, 0], 9, [500, 0]],
  ['side by side, 12 nearer to 2', 10, [420, 920], 12, [500, 920]],
])('%s: boxes %i at %j and %i at %j', (_, one, [left, top], other, [otherLeft, otherTop]) => {
  expect(areaOf(one)).toMatchObject({ left, top })
  expect(areaOf(other)).toMatchObject({ left: otherLeft, top: otherTop })
})

test('R1.3: the skull lies round box 13', () => {
  expect(areaOf(13)).toEqual({ left: 460, top: 460, right: 540, bottom: 540 })
  expect(streetCourt.skull).toEqual({ left: 340, top: 340, right: 660, bottom: 660 })
})

test('R2.2: four places in START', () => {
  expect(streetCourt.places).toEqual([
    { x: 90, y: 1190 },
    { x: 150, y: 1190 },
    { x: 210, y: 1190 },
    { x: 270, y: 1190 },
  ])
})

test('only the street has a name', () => {
  expect(courtNamed('street')).toBe(streetCourt)
  expect(courtNamed('Street')).toBeNull()
})
