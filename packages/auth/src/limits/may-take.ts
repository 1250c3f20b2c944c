import { RateLimiterRes, type RateLimiterMemory } from 'rate-limiter-flexible'

/** Counts one more of the key's; false when that is more than it has. */
export const mayTake = async (limiter: RateLimiterMemory, key: string): Promise<boolean> => {
  try {
    await limiter.consume(key)
    return true
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return false
    throw refusal
  }
}
