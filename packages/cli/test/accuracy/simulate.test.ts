import type { Body, Contact, Fill, FillNumbers, Launch } from '@skelly/engine'
import { randomScene, referenceOf, seedNumbered, type RandomScene } from '@skelly/engine/testing'
import { beforeAll, expect, test } from 'vitest'
import { runSkelly } from '../run-skelly.ts'

const SCENES = 400

/** From 2 to 12 caps, on the street and on courts with posts and wall pieces in turn. */
const scenes = Array.from({ length: SCENES }, (_, number) =>
  randomScene(seedNumbered(512), number, 2 + (number % 11), number % 2 === 1),
)

const idOf = (place: number): string => `cap ${String(place + 1)}`

/** A scene as the command is asked about it. */
const asked = ({ court, caps, grip, shooter, flick }: RandomScene): object => {
  const { width, height, posts, walls } = court
  const obstructed = {
    width,
    height,
    posts: posts.map(({ at, radius }) => [at.x, at.y, radius]),
    walls: walls.map(({ from, to }) => [from.x, from.y, to.x, to.y]),
  }
  return {
    court: posts.length + walls.length === 0 ? 'street' : obstructed,
    caps: caps.map(({ fill, at }, place) => ({ id: idOf(place), at: [at.x, at.y], fill })),
    flick: { cap: idOf(shooter), ...flick },
    grip: grip / 100,
  }
}

interface Told {
  readonly rest: Readonly<Record<string, readonly [number, number]>>
  readonly touched: readonly string[]
  readonly contacts: readonly (readonly [number, string, string])[]
  readonly edges: readonly (readonly [number, string])[]
  readonly duration: number
}

interface Constants {
  readonly capRadius: number
  readonly fills: Readonly<Record<Fill, FillNumbers>>
}

let told: readonly Told[] = []
let constants: Constants | undefined

/** The scene by the numbers that the command itself says the physics is made of. */
const byHand = ({ capRadius, fills }: Constants, { caps, grip, shooter, flick }: RandomScene) => {
  const bodies = caps.map(({ fill, at }): Body => {
    const { mass, deceleration } = fills[fill]
    return { at, radius: capRadius, mass, deceleration: deceleration * (grip / 100) }
  })
  const speed = (fills[caps[shooter]?.fill ?? 'empty'].fastest * flick.strength) / 1000
  const length = Math.hypot(flick.dx, flick.dy)
  const launch: Launch = { body: shooter, vx: (speed * flick.dx) / length, vy: (speed * flick.dy) / length }
  return { bodies, launch }
}

const referenceTo = (scene: RandomScene) => {
  if (constants === undefined) throw new Error('the command told no constants')
  const { bodies, launch } = byHand(constants, scene)
  return referenceOf(scene.court, bodies, launch)
}

const touchedBy = (shooter: number, contacts: readonly Contact[]): readonly string[] =>
  contacts.flatMap((contact) => {
    if (contact.kind !== 'cap') return []
    if (contact.a === shooter) return [idOf(contact.b)]
    return contact.b === shooter ? [idOf(contact.a)] : []
  })

beforeAll(async () => {
  const lines = scenes.map((scene) => JSON.stringify(asked(scene))).join('\n')
  const [simulated, numbers] = await Promise.all([runSkelly(['simulate'], lines), runSkelly(['constants'])])
  expect([simulated.code, simulated.err, numbers.code]).toEqual([0, '', 0])
  told = simulated.out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Told)
  constants = JSON.parse(numbers.out) as Constants
})

test(`skelly simulate on ${String(SCENES)} random scenes is within 1/512 mm of the reference, and names who was touched`, () => {
  expect(told).toHaveLength(SCENES)
  scenes.forEach((scene, number) => {
    const { ends, contacts, duration } = referenceTo(scene)
    const answer = told[number]
    const rest = scene.caps.map((_, place) => answer?.rest[idOf(place)] ?? [NaN, NaN])
    const off = ends.map(({ x, y }, place) =>
      Math.hypot(x - (rest[place]?.[0] ?? NaN), y - (rest[place]?.[1] ?? NaN)),
    )
    expect({ number, off: Math.max(...off) < 1 / 512 }).toEqual({ number, off: true })
    const touched = new Set(touchedBy(scene.shooter, contacts))
    expect({ number, touched: answer?.touched.toSorted() }).toEqual({
      number,
      touched: [...touched].toSorted(),
    })
    expect(Math.abs((answer?.duration ?? NaN) - duration)).toBeLessThan(1e-9)
  })
})

test('and tells every contact between caps and with the edge, in order, to a billionth of a second', () => {
  scenes.forEach((scene, number) => {
    const { contacts } = referenceTo(scene)
    const between = contacts.flatMap((hit) =>
      hit.kind === 'cap' ? [{ time: hit.time, who: [idOf(hit.a), idOf(hit.b)] }] : [],
    )
    const edges = contacts.flatMap((hit) =>
      hit.kind === 'edge' ? [{ time: hit.time, who: [idOf(hit.body)] }] : [],
    )
    const answer = told[number]
    for (const [expected, said] of [
      [between, answer?.contacts],
      [edges, answer?.edges],
    ] as const) {
      expect({ number, who: said?.map(([, ...who]) => who) }).toEqual({
        number,
        who: expected.map(({ who }) => who),
      })
      said?.forEach(([time], place) =>
        expect(Math.abs(time - (expected[place]?.time ?? NaN))).toBeLessThan(1e-9),
      )
    }
  })
})

test('the scenes are worth it: all fills, most grips, walls, posts, and many that are touched', () => {
  expect(new Set(scenes.flatMap(({ caps }) => caps.map(({ fill }) => fill))).size).toBe(5)
  expect(new Set(scenes.map(({ grip }) => grip)).size).toBe(31)
  expect(new Set(scenes.map(({ caps }) => caps.length)).size).toBe(11)
  expect(scenes.filter(({ court }) => court.walls.length > 0).length).toBeGreaterThan(100)
  expect(scenes.filter(({ court }) => court.posts.length > 0).length).toBeGreaterThan(100)
  expect(told.filter(({ touched }) => touched.length > 0).length).toBeGreaterThan(SCENES / 4)
  expect(told.filter(({ touched }) => touched.length > 1).length).toBeGreaterThan(SCENES / 40)
})
