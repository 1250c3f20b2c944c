import { useEffect } from 'react'

/** How many courts fill the page: one goes while the next is there already. */
let courts = 0

/** Marks the page (`has-court`) while a court fills it. A selector could find out, but is asked at every change. */
export const useWholePage = (fills: boolean): void => {
  useEffect(() => {
    if (!fills) return undefined
    const page = document.documentElement.classList
    courts += 1
    page.add('has-court')
    return () => {
      courts -= 1
      page.toggle('has-court', courts > 0)
    }
  }, [fills])
}
