import { signInFor } from './paths.ts'

/** The session is over while a page of it is open: nothing of it stays on the screen, and the way back is kept. */
export const leaveForSignIn = (): void => {
  const { pathname, search } = window.location
  if (pathname !== '/sign-in') window.location.assign(signInFor(`${pathname}${search}`, true))
}
