import { seatAt } from '../ids.ts'
import { simulatorOf } from '../physics/versions/simulator-of.ts'
import { ok, refuse, type Result } from '../result.ts'
import type { SkellyCap, SkellyState } from '../rulesets/skelly/state.ts'
import { capText, readCap } from './cap-text.ts'
import { groupsText, readGroups } from './groups-text.ts'
import { seatLetter } from './seat-letter.ts'
import { readTurn, turnText } from './turn-text.ts'

export type PositionRefusal = 'bad-caps' | 'bad-turn' | 'bad-out' | 'bad-street'

/** What a position is taken to be played on where it does not say. */
const USUAL = { court: 'street', grip: 100, physics: 1 } as const

/** A position on one line (docs/notation.md): `A@40,40>2 B.tar@150,1190>1? | A in 1`. */
export const positionText = (state: SkellyState): string => {
  const { court, grip, physics } = state
  const out = state.wentOut.length === 0 ? [] : [`out ${groupsText(state.wentOut)}`]
  const isUsual = court === USUAL.court && grip === USUAL.grip && physics === USUAL.physics
  const by = physics === USUAL.physics ? '' : ` physics ${String(physics)}`
  const street = isUsual ? [] : [`on ${court} ${String(grip)}${by}`]
  return [capsText(state.caps), turnText(state.turn, state.caps), ...out, ...street].join(' | ')
}

/** The position that the line stands for. Refuses with the part that can't be read. */
export const readPosition = (text: string): Result<SkellyState, PositionRefusal> => {
  const [first = '', second = '', ...rest] = text.split(' | ')
  const caps = readCaps(first)
  if (caps === null) return refuse('bad-caps')
  const turn = readTurn(second, caps)
  if (turn === null) return refuse('bad-turn')
  const [out, street = '', ...more] = rest[0]?.startsWith('out ') === true ? rest : ['out ', ...rest]
  const wentOut = readGroups((out ?? '').slice('out '.length))
  if (wentOut === null) return refuse('bad-out')
  const on = readStreet(street)
  return on === null || more.length > 0 ? refuse('bad-street') : ok({ ...on, caps, wentOut, turn })
}

/** The caps of a position in seat order, each with its letter before it. */
const capsText = (caps: readonly SkellyCap[]): string =>
  caps.map((cap, place) => `${seatLetter(seatAt(place))}${capText(cap)}`).join(' ')

/** The caps that the text stands for, or null: A, B and so on, none left out. */
export const readCaps = (text: string): readonly SkellyCap[] | null => {
  const words = text.split(' ')
  const caps = words.map((word, place) =>
    word.startsWith(seatLetter(seatAt(place))) ? readCap(word.slice(1)) : null,
  )
  return caps.includes(null) ? null : caps.flatMap((cap) => cap ?? [])
}

const STREET = /^on ([a-z][a-z0-9-]*) (\d{1,3})(?: physics (\d{1,3}))?$/

const readStreet = (text: string): Pick<SkellyState, 'court' | 'grip' | 'physics'> | null => {
  if (text === '') return USUAL
  const [, court, grip, physics = USUAL.physics] = STREET.exec(text) ?? []
  if (court === undefined || grip === undefined || simulatorOf(Number(physics)) === null) return null
  return { court, grip: Number(grip), physics: Number(physics) }
}
