import type { Stage } from '@skelly/protocol'

const SHORTEST = 32
/** Words that stand where a secret was never set. */
const PLACEHOLDER = /secret|change|default|example|password|development|test/i

/**
 * A secret to sign with.
 * @throws in production when it is shorter than 32 characters or looks like a placeholder, anywhere when it is empty
 */
export const soundSecret = (name: string, secret: string, stage: Stage): string => {
  if (secret === '') throw new Error(`${name} is not set`)
  if (stage !== 'production') return secret
  if (secret.length < SHORTEST) throw new Error(`${name} has fewer than ${SHORTEST} characters`)
  if (PLACEHOLDER.test(secret)) throw new Error(`${name} is no secret`)
  return secret
}
