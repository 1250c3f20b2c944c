export interface MessageLimits {
  /** Bytes: over this a message is refused. */
  readonly refuseOver: number
  /** Bytes: over this the connection is closed. */
  readonly closeOver: number
  readonly aSecond: number
}

/** What is to become of one message: `drop` is `too-many` after it was said once. */
export type Weighed = 'take' | 'too-large' | 'too-many' | 'drop' | 'close'

const SECOND = 1_000
/** Whoever goes on at this many times the limit within one second has not read the warning. */
const PATIENCE = 10

/**
 * One connection's messages against the limits (policies, Limits): too large is refused, much too large closes;
 * the first second with too many is warned of and the rest of it dropped, the next such second closes.
 */
export class MessageMeter {
  readonly #limits: MessageLimits
  #secondBegan = Number.NEGATIVE_INFINITY
  #count = 0
  #isWarned = false

  constructor(limits: MessageLimits) {
    this.#limits = limits
  }

  /** @param now milliseconds of any steady clock */
  weigh(bytes: number, now: number): Weighed {
    const { closeOver, aSecond, refuseOver } = this.#limits
    if (bytes > closeOver) return 'close'
    if (now - this.#secondBegan >= SECOND) {
      this.#secondBegan = now
      this.#count = 0
    }
    this.#count += 1
    if (this.#count > aSecond) return this.#tooMany()
    return bytes > refuseOver ? 'too-large' : 'take'
  }

  #tooMany(): Weighed {
    const { aSecond } = this.#limits
    if (this.#count > aSecond * PATIENCE) return 'close'
    if (this.#count > aSecond + 1) return 'drop'
    if (this.#isWarned) return 'close'
    this.#isWarned = true
    return 'too-many'
  }
}
