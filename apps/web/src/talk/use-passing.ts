'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { withoutPassing, withPassing, type Passing } from './passing.ts'

type Shown<Value> = Readonly<Record<number, Passing<Value>>>

/**
 * What comes and goes by itself, the newest of each key.
 * @param lasting for how long each is shown, ms
 */
export const usePassing = <Value>(
  lasting: number,
): readonly [Shown<Value>, (key: number, value: Value) => void] => {
  const [shown, setShown] = useState<Shown<Value>>({})
  const count = useRef(0)
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>())
  useEffect(() => {
    const running = timers.current
    return () => {
      for (const timer of running) clearTimeout(timer)
      running.clear()
    }
  }, [])
  const show = useCallback(
    (key: number, value: Value): void => {
      const id = (count.current += 1)
      setShown((before) => withPassing(before, key, { id, value }))
      const timer = setTimeout(() => {
        timers.current.delete(timer)
        setShown((before) => withoutPassing(before, id))
      }, lasting)
      timers.current.add(timer)
    },
    [lasting],
  )
  return [shown, show]
}
