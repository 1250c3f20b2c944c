import { SMALLEST_REBOUND } from '../../src/index.ts'
import { groupsOf, type Group } from './groups-of.ts'
import { instantsOf, type Involved, type Motion } from './instants.ts'
import type { Breach, Played } from './played.ts'

/** What the last bits of the speeds may add, as a part of the energy at hand. */
const PRECISION = 1e-9

/**
 * Law: contacts give no energy, but for what the smallest rebound does. Two bodies that hardly close in separate at
 * 1 mm/s: ½ μ (1 mm/s)², μ the reduced mass. Of n contacts that hang together at one instant each may have to be left
 * at 1 mm/s, so that no body gets more than n mm/s: ½ M (n mm/s)², M the mass of them all. Not looked at is what two
 * things that never move press out between them: 1 mm/s from each is the more, the sharper their angle.
 */
export const energy = (played: Played): Breach => {
  for (const { time, contacts, involved } of instantsOf(played)) {
    for (const group of groupsOf(contacts).filter((each) => !isPressedOut(each))) {
      const members = involved.filter(({ body }) => group.members.has(body))
      const had = sum(members.map(({ mass, before }) => energyOf(mass, before)))
      const gained = sum(members.map(({ mass, after }) => energyOf(mass, after))) - had
      const allowed = reboundEnergy(group, members)
      if (!(gained <= allowed + had * PRECISION))
        return `the energy rises by ${String(gained)} at ${String(time)} s, by ${String(allowed)} it may`
    }
  }
  return null
}

const isPressedOut = ({ contacts, members }: Group): boolean =>
  [...members].some((body) => contacts.filter((each) => each.kind !== 'cap' && each.body === body).length > 1)

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)

const energyOf = (mass: number, { vx, vy }: Motion): number => 0.5 * mass * (vx * vx + vy * vy)

const reboundEnergy = ({ contacts }: Group, members: readonly Involved[]): number => {
  const masses = members.map(({ mass }) => mass)
  const felt = contacts.length > 1 ? sum(masses) : 1 / sum(masses.map((mass) => 1 / mass))
  const speed = contacts.length * SMALLEST_REBOUND
  return 0.5 * felt * speed * speed
}
