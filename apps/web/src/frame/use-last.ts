import { useState } from 'react'

/** The last value that was not null; null before there was one. Of values that are equal when they are the same. */
export const useLast = <T extends string | number>(value: T | null): T | null => {
  const [last, setLast] = useState(value)
  if (value !== null && value !== last) setLast(value)
  return value ?? last
}
