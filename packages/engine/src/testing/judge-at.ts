import { courtNamed } from '../court/court-named.ts'
import { seatAt } from '../ids.ts'
import { readCaps } from '../notation/position-text.ts'
import { readPoint } from '../notation/point-text.ts'
import { capsAfter } from '../rulesets/skelly/caps-after.ts'
import { judge } from '../rulesets/skelly/judge.ts'
import type { Ruling, SkellyCap } from '../rulesets/skelly/state.ts'

export interface Judged {
  readonly ruling: Ruling
  /** By seat, after the shot. */
  readonly caps: readonly SkellyCap[]
}

/**
 * The ruling on a shot by A, told in notation.
 * @param from the caps before it: `A@400,700>5 B@500,300>3!2`
 * @param rest where those that moved came to rest: `A@350,500 B@700,300`
 * @param touched the letters of the caps that A's touched: `BC`
 * @throws when a text can't be read
 */
export const judgeAt = (from: string, rest: string, touched = ''): Judged => {
  const caps = readCaps(from)
  const court = courtNamed('street')
  if (caps === null || court === null) throw new Error(`no caps: ${from}`)
  const moved = new Map(rest.split(' ').map((word) => [word.charAt(0), readPoint(word.slice(2))]))
  const seats = Array.from(touched, (letter) => seatAt(letter.charCodeAt(0) - FIRST_LETTER))
  const stops = caps.map((cap, place) => moved.get(String.fromCharCode(FIRST_LETTER + place)) ?? cap.at)
  const shot = { shooter: seatAt(0), touched: seats, rest: stops }
  const ruling = judge(court, caps, shot)
  return { ruling, caps: capsAfter(caps, shot, ruling) }
}

const FIRST_LETTER = 'A'.charCodeAt(0)
