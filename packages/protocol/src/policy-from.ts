import { z } from 'zod'
import { POLICY, type Policy } from './policy.ts'
import type { Stage } from './stage.ts'

const milliseconds = z.int().min(1).max(600_000)

/** What tests and rehearsals may shorten. */
const shorteningSchema = z.strictObject({
  pingEvery: milliseconds.optional(),
  silence: milliseconds.optional(),
  joinWithin: milliseconds.optional(),
  rankedShotClock: z.int().min(1).max(600).optional(),
  ticketLifetime: milliseconds.optional(),
  socketsAnAddress: z.int().min(1).max(100_000).optional(),
  sessionLookEvery: milliseconds.optional(),
  resetLinkLifetime: milliseconds.optional(),
  ratedADayAgainstTheSame: z.int().min(1).max(100_000).optional(),
  lobbySilence: milliseconds.optional(),
  emptyFor: milliseconds.optional(),
  rematchWithin: milliseconds.optional(),
  codeRests: milliseconds.optional(),
  wrongCodesWithin: milliseconds.optional(),
  roomsAnAddress: z.int().min(1).max(100_000).optional(),
  noneAfterServerStart: milliseconds.optional(),
})

/**
 * The policy of this process. `shortened` is the JSON of SKELLY_POLICY.
 * @throws when it is set in production, is no JSON or names something that can't be shortened
 */
export const policyFrom = (shortened: string | undefined, stage: Stage): Policy => {
  if (shortened === undefined || shortened === '') return POLICY
  if (stage === 'production') throw new Error('SKELLY_POLICY is refused in production')
  const read = shorteningSchema.parse(JSON.parse(shortened))
  const {
    ratedADayAgainstTheSame,
    sessionLookEvery,
    resetLinkLifetime,
    lobbySilence,
    emptyFor,
    rematchWithin,
    codeRests,
    wrongCodesWithin,
    roomsAnAddress,
    noneAfterServerStart,
    ...changes
  } = read
  const rooms = { lobbySilence, emptyFor, rematchWithin, codeRests, wrongCodesWithin, roomsAnAddress }
  return {
    ...POLICY,
    ...given(changes),
    matchmaking: { ...POLICY.matchmaking, ...given({ ratedADayAgainstTheSame }) },
    rooms: { ...POLICY.rooms, ...given(rooms) },
    accounts: { ...POLICY.accounts, ...given({ resetLinkLifetime }) },
    signIn: { ...POLICY.signIn, ...given({ sessionLookEvery }) },
    walkOuts: { ...POLICY.walkOuts, ...given({ noneAfterServerStart }) },
  }
}

/** Without what was not said. */
const given = (changes: object): object =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
