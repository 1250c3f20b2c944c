'use client'

import { useEffect, useState } from 'react'

/** So long work goes on without a pause, ms: a finger or a frame of the screen never waits longer. */
const SLICE = 10

/** Work that can be left after every step. */
export type Steps<Value> = Generator<number, Value, void>

/** Goes on with the work for a while; whether it is done. */
const goOn = <Value>(steps: Steps<Value>, until: number): IteratorResult<number, Value> => {
  let step = steps.next()
  while (step.done !== true && performance.now() < until) step = steps.next()
  return step
}

/**
 * The outcome of long work, done in slices so that nothing on the page waits for it. Null until it is there; the last one
 * stays while another is worked out.
 * @param begin begins the work; another function is other work
 */
export const useSliced = <Value>(begin: () => Steps<Value>): { readonly value: Value } | null => {
  const [outcome, setOutcome] = useState<{ readonly value: Value } | null>(null)
  useEffect(() => {
    const steps = begin()
    let timer: ReturnType<typeof setTimeout>
    const work = (): void => {
      const step = goOn(steps, performance.now() + SLICE)
      if (step.done === true) setOutcome({ value: step.value })
      else timer = setTimeout(work)
    }
    timer = setTimeout(work)
    return () => {
      clearTimeout(timer)
    }
  }, [begin])
  return outcome
}
