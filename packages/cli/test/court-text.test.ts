import type { Court } from '@skelly/engine'
import { expect, test } from 'vitest'
import { courtText } from '../src/level/court-text.ts'

const court: Court = {
  width: 630,
  height: 400,
  closed: true,
  boxes: [
    { number: 13, area: { left: 280, top: 140, right: 380, bottom: 220 } },
    { number: 4, area: { left: 0, top: 0, right: 100, bottom: 100 } },
  ],
  skull: { left: 200, top: 80, right: 460, bottom: 280 },
  start: { left: 20, top: 300, right: 180, bottom: 380 },
  places: [],
  posts: [{ at: { x: 540, y: 100 }, radius: 30 }],
  walls: [{ from: { x: 500, y: 300 }, to: { x: 600, y: 300 } }],
}

test('a court in characters: chalk, skull, START, posts, wall pieces, caps over all of them', () => {
  const caps = [
    { x: 100, y: 340 },
    { x: 550, y: 300 },
  ]
  expect(courtText(court, caps).split('\n')).toEqual([
    '+---------+----------------------------------------------------+',
    '|         |                                                    |',
    '|         |                                                    |',
    '|    4    |                                                    |',
    '|         |         +:::::::::::::::::::::::::+     OOOOO      |',
    '+---------+         :                         :    OOOOOOO     |',
    '|                   :                         :     OOOOO      |',
    '|                   :       +---------+       :                |',
    '|                   :       |         |       :                |',
    '|                   :       |   13    |       :                |',
    '|                   :       |         |       :                |',
    '|                   :       +---------+       :                |',
    '|                   :                         :                |',
    '|                   :                         :                |',
    '|                   +:::::::::::::::::::::::::+                |',
    '| +---------------+                               #####B#####  |',
    '| |               |                                            |',
    '| |       A       |                                            |',
    '| |               |                                            |',
    '| +---------------+                                            |',
    '+--------------------------------------------------------------+',
  ])
})
