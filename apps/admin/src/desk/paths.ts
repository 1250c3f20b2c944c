/** Every page's address, so that a page that moves takes its links along. */
export const paths = {
  overview: '/',
  cases: '/cases',
  case: (matchId: string): string => `/cases/${encodeURIComponent(matchId)}`,
  players: '/players',
  player: (playerId: string): string => `/players/${encodeURIComponent(playerId)}`,
  opinions: '/opinions',
  copies: '/copies',
  audit: '/audit',
  admins: '/admins',
  account: '/account',
  signIn: '/sign-in',
} as const

/** The sign-in page, which leads back to a page of the desk afterwards. @param isOver whether a session has just ended */
export const signInFor = (next: string, isOver: boolean): string => {
  const asked = new URLSearchParams({
    ...(next === paths.overview ? {} : { next }),
    ...(isOver ? { over: '1' } : {}),
  })
  return asked.size === 0 ? paths.signIn : `${paths.signIn}?${asked.toString()}`
}
