import type { Point } from '../../src/index.ts'
import { groupsOf } from './groups-of.ts'
import { bodiesOf, instantsOf, type Instant, type Involved } from './instants.ts'
import type { Breach, Played } from './played.ts'
import { isHeld } from './storm.ts'

/** Relative to the momentum of the launch. */
const PRECISION = 1e-10

/**
 * Law: a contact between caps passes momentum from one to the other, along the line of their centres and away from
 * the other; across that line nothing changes. Where several touch at one instant, those that hang together keep
 * the sum that they had, unless one of them also touches something that never moves, or is held fast (`storm.ts`).
 */
export const momentum = (played: Played): Breach => {
  const { vx, vy, body } = played.launch
  const allowed = PRECISION * Math.hypot(vx, vy) * (played.bodies[body]?.mass ?? 0)
  for (const instant of instantsOf(played)) {
    const fault = sumFault(instant, allowed) ?? normalFault(instant, allowed)
    if (fault !== null) return `${fault} at ${String(instant.time)} s`
  }
  return null
}

const sumFault = (instant: Instant, allowed: number): string | null => {
  for (const { contacts, members } of groupsOf(instant.contacts)) {
    if (contacts.some(({ kind }) => kind !== 'cap')) continue
    const touching = instant.involved.filter(({ body }) => members.has(body))
    if (touching.some(isHeld)) continue
    const gains = touching.map(gainOf)
    const x = gains.reduce((total, gain) => total + gain.x, 0)
    const y = gains.reduce((total, gain) => total + gain.y, 0)
    if (!(Math.hypot(x, y) <= allowed)) return `${String(Math.hypot(x, y))} of momentum appears`
  }
  return null
}

/** For each body that touches one other alone. */
const normalFault = ({ contacts, involved }: Instant, allowed: number): string | null => {
  for (const one of involved) {
    const own = contacts.filter((contact) => bodiesOf(contact).includes(one.body))
    const others = new Set(own.flatMap(bodiesOf).filter((body) => body !== one.body))
    const other = involved.find(({ body }) => others.has(body))
    if (other === undefined || others.size > 1 || own.some(({ kind }) => kind !== 'cap')) continue
    if (isHeld(one)) continue
    const [gain, normal] = [gainOf(one), normalOf(one, other)]
    const across = Math.abs(gain.x * normal.y - gain.y * normal.x)
    const towards = gain.x * normal.x + gain.y * normal.y
    if (!(across <= allowed)) return `body ${String(one.body)} is pushed across by ${String(across)}`
    if (!(towards <= allowed)) return `body ${String(one.body)} is pulled by ${String(towards)}`
  }
  return null
}

const gainOf = ({ mass, before, after }: Involved): Point => ({
  x: mass * (after.vx - before.vx),
  y: mass * (after.vy - before.vy),
})

const normalOf = ({ before: from }: Involved, { before: to }: Involved): Point => {
  const [x, y] = [to.at.x - from.at.x, to.at.y - from.at.y]
  const length = Math.hypot(x, y)
  return { x: x / length, y: y / length }
}
