import { useEffect, useRef, useState } from 'react'

/** The entry that a gesture back takes away before the page is left. */
const GUARD = 'skelly.guard'

const isGuarded = (): boolean => {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && GUARD in state
}

/** One more entry of the same page: Next puts its own part of the state beside ours. */
const guard = (): void => {
  if (!isGuarded()) history.pushState({ [GUARD]: true }, '', location.href)
}

export interface BackQuestion {
  /** Whether somebody wants to go back. */
  readonly isAsked: boolean
  readonly stay: () => void
  readonly go: () => void
}

/** 'off' until a game runs, 'asked' while the question is open, 'going' once it was answered by going. */
type Watch = 'off' | 'on' | 'asked' | 'going'

/**
 * Asks before a gesture or the button of the browser goes back from a running game. From the first touch or key on:
 * entries that come without one are passed over by browsers.
 */
export const useBackQuestion = (isRunning: boolean): BackQuestion => {
  const [isAsked, setAsked] = useState(false)
  const watch = useRef<Watch>('off')
  const turn = (to: Watch): void => {
    watch.current = to
    setAsked(to === 'asked')
  }
  useEffect(() => {
    if (!isRunning) return undefined
    const onTouch = (): void => {
      if (watch.current === 'on') guard()
    }
    const onBack = (): void => {
      if (watch.current === 'on' && !isGuarded()) turn('asked')
    }
    turn('on')
    addEventListener('pointerup', onTouch)
    addEventListener('keyup', onTouch)
    addEventListener('popstate', onBack)
    return () => {
      turn('off')
      removeEventListener('pointerup', onTouch)
      removeEventListener('keyup', onTouch)
      removeEventListener('popstate', onBack)
    }
  }, [isRunning])
  const stay = (): void => {
    // closing the dialog says so, too, after somebody has gone
    if (watch.current !== 'asked') return
    turn('on')
    guard()
  }
  const go = (): void => {
    turn('going')
    history.back()
  }
  return { isAsked, stay, go }
}
