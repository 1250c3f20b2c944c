import { expect, test } from 'vitest'
import { streetCourt, type Body } from '../../src/index.ts'
import { capAt } from '../physics/table.ts'
import { asTheReference, meetingsIn } from './as-the-reference.ts'

interface Wedge {
  readonly why: string
  readonly bodies: readonly Body[]
  readonly velocity: readonly [number, number]
  /** The contacts of the first instant. */
  readonly first: readonly string[]
}

const corners: readonly Wedge[] = [
  {
    why: 'a corner from afar',
    bodies: [capAt(116, 116)],
    velocity: [-2000, -2000],
    first: ['A edge', 'A edge'],
  },
  { why: 'a corner, one edge first', bodies: [capAt(116, 216)], velocity: [-1000, -2000], first: ['A edge'] },
  {
    why: 'out of a corner into it',
    bodies: [capAt(16, 16)],
    velocity: [-2000, -1000],
    first: ['A edge', 'A edge'],
  },
  {
    why: 'a cap in the corner',
    bodies: [capAt(200, 200), capAt(16, 16)],
    velocity: [-2000, -2000],
    first: ['AB'],
  },
  {
    why: 'a cap in the corner behind two others',
    bodies: [capAt(200, 200), capAt(16, 16), capAt(48, 16), capAt(16, 48)],
    velocity: [-2000, -2000],
    first: ['AC', 'AD'],
  },
  {
    why: 'pressed out of a corner between two others',
    bodies: [capAt(16, 16), capAt(48, 16), capAt(16, 48)],
    velocity: [2000, 2000],
    first: ['AB', 'AC'],
  },
  {
    why: 'along the edge against the cap in the corner',
    bodies: [capAt(48, 16), capAt(16, 16), capAt(16, 48)],
    velocity: [-2000, 0],
    first: ['AB'],
  },
]

const wedges: readonly Wedge[] = [
  {
    why: 'two caps in touch, struck between them',
    bodies: [capAt(500, 650), capAt(484, 500), capAt(516, 500)],
    velocity: [0, -3000],
    first: ['AB', 'AC'],
  },
  {
    why: 'the same, half a millimetre off',
    bodies: [capAt(500.5, 650), capAt(484, 500), capAt(516, 500)],
    velocity: [0, -3000],
    first: ['AC'],
  },
  {
    why: 'two fills in touch, struck between them',
    bodies: [capAt(500, 650, 'tar'), capAt(484, 500, 'candle'), capAt(516, 500, 'floor')],
    velocity: [0, -3000],
    first: ['AB', 'AC'],
  },
  {
    why: 'two caps in touch that lean on the edge',
    bodies: [capAt(500, 200), capAt(484, 16), capAt(516, 16)],
    velocity: [0, -3000],
    first: ['AB', 'AC'],
  },
  {
    why: 'a cap between two others and the edge, apart',
    bodies: [capAt(600, 650), capAt(956, 626), capAt(984, 650), capAt(956, 674)],
    velocity: [3500, 0],
    first: ['AB', 'AD'],
  },
  {
    why: 'a cap between two others and the edge, in touch',
    bodies: [capAt(500, 650), capAt(984, 650), capAt(984, 618), capAt(984, 682)],
    velocity: [3500, 0],
    first: ['AB'],
  },
  {
    why: 'four caps round a fifth, struck diagonally',
    bodies: [
      capAt(300, 300),
      capAt(468, 500),
      capAt(532, 500),
      capAt(500, 468),
      capAt(500, 532),
      capAt(500, 500),
    ],
    velocity: [2500, 2500],
    first: ['AB', 'AD'],
  },
  {
    why: 'a triangle',
    bodies: [capAt(300, 600), capAt(500, 600), capAt(527.71484375, 584), capAt(527.71484375, 616)],
    velocity: [3000, 0],
    first: ['AB'],
  },
]

const [SIN_29, COS_29] = [Math.sin((29 * Math.PI) / 180), Math.cos((29 * Math.PI) / 180)]

/** The blow on the one sends the cap away from the other before that has to push. */
const oneSided: readonly Wedge[] = [
  {
    why: 'in touch with two, at 29° to the one and 89° to the other',
    bodies: [capAt(500, 600), capAt(532, 600), capAt(516, 600 + 16 * Math.sqrt(3))],
    velocity: [2000 * COS_29, -2000 * SIN_29],
    first: ['AB', 'AC'],
  },
  {
    why: 'in touch with the edge and a cap, at 89° to the edge and 29° to the cap',
    bodies: [capAt(16, 600), capAt(16 + 16, 600 + 16 * Math.sqrt(3), 'tar')],
    velocity: [-2000 * Math.sin(Math.PI / 180), 2000 * Math.cos(Math.PI / 180)],
    first: ['A edge', 'AB'],
  },
  {
    why: 'into a corner, along one of its edges but for a hair',
    bodies: [capAt(16, 16)],
    velocity: [-2, -2000],
    first: ['A edge', 'A edge'],
  },
]

test.each([...corners, ...wedges, ...oneSided])('$why', ({ bodies, velocity: [vx, vy], first }) => {
  const trace = asTheReference(streetCourt, bodies, { body: 0, vx, vy })
  const instant = trace.contacts[0]?.time
  const together = meetingsIn(trace).filter((_, place) => trace.contacts[place]?.time === instant)
  expect(together.slice(0, first.length).toSorted()).toEqual(first)
})
