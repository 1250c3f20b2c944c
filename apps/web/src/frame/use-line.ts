import { useEffect } from 'react'

/** A client of the game server, whichever. */
interface Line {
  connect(): void
  close(): void
  hurry(): void
}

/** Connected while the component is shown; back without waiting when the device or the person is. */
export const useLine = (line: Line): void => {
  useEffect(() => {
    const hurry = (): void => {
      if (document.visibilityState === 'visible') line.hurry()
    }
    line.connect()
    window.addEventListener('online', hurry)
    window.addEventListener('pageshow', hurry)
    document.addEventListener('visibilitychange', hurry)
    return () => {
      window.removeEventListener('online', hurry)
      window.removeEventListener('pageshow', hurry)
      document.removeEventListener('visibilitychange', hurry)
      line.close()
    }
  }, [line])
}
