import { setTimeout as sleep } from 'node:timers/promises'
import { TOTP } from 'otpauth'

const STEP = 30_000
/** The desk takes codes of the step before and after, too. */
const EARLY = 1

/** An authenticator app in a pocket. The desk takes each code once. */
export class Authenticator {
  readonly #totp: TOTP
  #used = 0

  /** @param secret base32 */
  constructor(secret: string) {
    this.#totp = new TOTP({ secret, digits: 6 })
  }

  /** A code that was not shown before; waits for one that the desk takes already. */
  async freshCode(): Promise<string> {
    const step = Math.max(this.#used + 1, Math.floor(Date.now() / STEP))
    await sleep(Math.max(0, (step - EARLY) * STEP - Date.now()))
    this.#used = step
    return this.#totp.generate({ timestamp: step * STEP })
  }
}
