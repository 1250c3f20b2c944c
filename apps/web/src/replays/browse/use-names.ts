import { useEffect, useState } from 'react'
import { plainApi } from '../../trpc/plain-api-codec.ts'

const NOBODY: readonly string[] = []

/** The players whose names begin so, as soon as the server has said them. @param start null to ask for none */
export const useNames = (start: string | null): readonly string[] => {
  const [found, setFound] = useState({ start, names: NOBODY })
  useEffect(() => {
    if (start === null) return undefined
    let isWanted = true
    const show = (names: readonly string[]): void => {
      if (isWanted) setFound({ start, names })
    }
    // without a line there are no suggestions, and names can be written all the same
    plainApi.names(start).then(show, () => show(NOBODY))
    return () => {
      isWanted = false
    }
  }, [start])
  return start !== null && found.start === start ? found.names : NOBODY
}
