import { CAP_RADIUS, FILL_NAMES, streetCourt } from '@skelly/engine'
import { expect, test } from 'vitest'
import { shotPlan } from '../../../src/feel/plan/shot-plan.ts'
import { MOST_SCRAPES } from '../../../src/feel/plan/scrapes-of.ts'
import { LOUDEST, MOST_VOICES, remaining, scraped } from '../../../src/feel/plan/within-bounds.ts'
import { breakUp, headOn, RUNNING, shotOf } from '../shots.ts'

const planOf = (shot: ReturnType<typeof headOn>) => shotPlan(shot, streetCourt)

test.each([
  ['empty', 'empty', 'tin-empty'],
  ['empty', 'tar', 'tin-floor'],
  ['candle', 'candle', 'tin-candle'],
  ['crayon', 'floor', 'tin-crayon'],
  ['tar', 'tar', 'tin-tar'],
] as const)('%s on %s sounds like %s, when it is seen', (mine, theirs, name) => {
  const shot = headOn(mine, theirs)
  const [contact] = shot.trace.contacts
  const knock = planOf(shot).sounds.find((sound) => sound.name.startsWith('tin'))
  expect(knock?.name).toBe(name)
  expect(Math.abs((knock?.at ?? 0) - (contact?.time ?? 0) * 1000)).toBeLessThan(1)
})

test('every contact is heard within a millisecond of when it is seen, also four times as fast and in slow motion', () => {
  const slowAt = [headOn('empty', 'tar').trace.contacts[0]?.time ?? 0]
  for (const clock of [RUNNING, { ...RUNNING, rate: 4 }, { ...RUNNING, slowAt }]) {
    const shot = headOn('empty', 'tar', 400, clock)
    const knocks = planOf(shot).sounds.filter(({ name }) => name.startsWith('tin'))
    const [scrape] = planOf(shot).scrapes.filter(({ marks }) => marks[0]?.at !== 0)
    expect(knocks).toHaveLength(shot.trace.contacts.filter(({ kind }) => kind === 'cap').length)
    // the other cap begins to slide as it is hit
    expect(Math.abs((knocks[0]?.at ?? 0) - (scrape?.marks[0]?.at ?? 0))).toBeLessThan(1)
  }
})

test('harder is louder; heavy caps growl, light ones hiss', () => {
  const knockOf = (strength: number) =>
    planOf(headOn('crayon', 'crayon', strength)).sounds.find(({ name }) => name.startsWith('tin'))
  expect(knockOf(900)?.gain).toBeGreaterThan((knockOf(320)?.gain ?? 1) * 1.3)
  const rateOf = (fill: (typeof FILL_NAMES)[number]) =>
    planOf(headOn(fill, fill)).scrapes[0]?.marks[0]?.rate ?? 0
  expect(FILL_NAMES.map(rateOf)).toEqual(FILL_NAMES.map(rateOf).toSorted((one, other) => other - one))
})

test('a scrape follows the cap: softer and lower as it slows, and nothing where it stands', () => {
  const [scrape] = planOf(shotOf([{ fill: 'candle', at: { x: 500, y: 1200 } }], 500)).scrapes
  const marks = scrape?.marks ?? []
  expect(marks.map(({ gain }) => gain)).toEqual(
    marks.map(({ gain }) => gain).toSorted((one, other) => other - one),
  )
  expect(marks[0]?.rate).toBeGreaterThan((marks.at(-1)?.rate ?? 9) * 1.2)
  expect(marks.at(-1)?.gain).toBeCloseTo(0, 4)
})

const resting = (x: number, y: number) => {
  const shot = shotOf([{ fill: 'tar', at: { x: 400, y: 1200 } }], 300)
  return planOf({ ...shot, trace: { ...shot.trace, rest: [{ x, y }] } })
}

test.each([
  { where: 'in the skull', x: 400, y: 400, name: 'thud' },
  { where: 'on a chalk line', x: 200, y: 1120 + CAP_RADIUS, name: 'rasp' },
  { where: 'on bare asphalt', x: 400, y: 800, name: undefined },
])('a cap that comes to rest $where: $name', ({ x, y, name }) => {
  const { restsAt, sounds } = resting(x, y)
  const last = sounds.at(-1)
  expect(last?.name === 'flick' ? undefined : last?.name).toBe(name)
  expect(last?.at).toBeLessThanOrEqual(restsAt)
  if (name === 'thud') expect(last?.at).toBeCloseTo(restsAt, 6)
})

test('one that was never moved makes no sound where it lies', () => {
  const still = { fill: 'tar', at: { x: 500, y: 400 } } as const
  const names = planOf(shotOf([{ fill: 'empty', at: { x: 150, y: 1200 } }, still], 200)).sounds.map(
    ({ name }) => name,
  )
  expect(names).not.toContain('thud')
})

test.each(FILL_NAMES)('a heap of %s caps breaks up within all bounds', (fill) => {
  const plan = planOf(breakUp(fill))
  const last = Math.max(...plan.sounds.map(({ at }) => at))
  expect(plan.sounds.length).toBeGreaterThanOrEqual(8)
  expect(plan.scrapes.length).toBeLessThanOrEqual(MOST_SCRAPES)
  expect(plan.sounds[0]).toMatchObject({ name: 'flick', at: 0 })
  expect(last).toBeLessThanOrEqual(plan.restsAt)
  for (let moment = 0; moment <= plan.restsAt; moment += 1) {
    const heard = plan.sounds.map((sound) => remaining(sound, moment)).filter((gain) => gain > 0)
    const sum = heard.reduce((all, gain) => all + gain, 0)
    const scrapes = plan.scrapes.reduce((all, scrape) => all + scraped(scrape, moment), 0)
    expect(heard.length + plan.scrapes.length).toBeLessThanOrEqual(MOST_VOICES)
    // between two sounds a scrape may grow: what the caps take up in a millisecond
    expect(sum + scrapes).toBeLessThan(LOUDEST + 0.15)
  }
})

test('of a shot that stands still nothing is heard', () => {
  expect(planOf(headOn('tar', 'tar', 400, { kind: 'held', time: 0.2 }))).toEqual({
    scrapes: [],
    sounds: [],
    restsAt: 0,
  })
})
