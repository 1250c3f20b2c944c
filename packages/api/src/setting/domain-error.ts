import { TRPCError } from '@trpc/server'

/** Where an answer would be no answer: domain words and the codes that become their HTTP statuses. */
const CODES = {
  'not-signed-in': 'UNAUTHORIZED',
  'too-many-guests': 'TOO_MANY_REQUESTS',
  'too-many-exports': 'TOO_MANY_REQUESTS',
  'admins-only': 'FORBIDDEN',
  'step-up-first': 'FORBIDDEN',
  'no-such-case': 'NOT_FOUND',
  'no-such-player': 'NOT_FOUND',
  'no-such-replay': 'NOT_FOUND',
} as const satisfies Readonly<Record<string, TRPCError['code']>>
export type DomainError = keyof typeof CODES

/** An error whose message is the word that clients may look at. */
export const domainError = (word: DomainError): TRPCError =>
  new TRPCError({ code: CODES[word], message: word })
