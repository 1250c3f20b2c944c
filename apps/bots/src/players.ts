import { randomBytes } from 'node:crypto'
import { FILL_NAMES, type Fill } from '@skelly/engine'
import type { Credentials } from './account.ts'

/**
 * Who plays. With a password of the operator's the accounts stay the same from run to run; without one every run
 * makes new ones, whose password nobody knows.
 */
export const playersNamed = (
  prefix: string,
  count: number,
  password: string | undefined,
): readonly Credentials[] => {
  const secret = password ?? randomBytes(24).toString('base64url')
  const run = password === undefined ? `-${randomBytes(2).toString('hex')}` : ''
  return Array.from({ length: count }, (_, place) => {
    const name = `${prefix}${run}-${String(place + 1)}`
    return { name, email: `${name.toLowerCase()}@bots.invalid`, password: secret }
  })
}

/** The fill that was asked for, or for each player another one. */
export const fillFor = (place: number, asked: Fill | null): Fill =>
  asked ?? FILL_NAMES[place % FILL_NAMES.length] ?? 'empty'
