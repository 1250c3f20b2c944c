/** Sends at most one value in each stretch of time, and always the last one. */
export interface Paced<Value> {
  offer(value: Value): void
  /** Sends what is waiting now. */
  flush(): void
  /** Forgets what is waiting. */
  drop(): void
}

/**
 * A cap that is dragged about moves with every frame; the server takes 20 messages a second (policies, Limits).
 * @param every ms between two sendings
 */
export const paced = <Value>(send: (value: Value) => void, every: number): Paced<Value> => {
  let waiting: { readonly value: Value } | null = null
  let timer: ReturnType<typeof setTimeout> | null = null

  const sendWaiting = (): void => {
    if (waiting === null) return
    const { value } = waiting
    waiting = null
    send(value)
  }
  const stop = (): void => {
    if (timer !== null) clearTimeout(timer)
    timer = null
  }
  const tick = (): void => {
    timer = null
    if (waiting === null) return
    sendWaiting()
    timer = setTimeout(tick, every)
  }
  return {
    offer: (value) => {
      waiting = { value }
      if (timer === null) tick()
    },
    flush: () => {
      stop()
      sendWaiting()
    },
    drop: () => {
      stop()
      waiting = null
    },
  }
}
