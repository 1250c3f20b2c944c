/** Every page's address, so that a page that moves takes its links along. */
export const paths = {
  home: '/',
  signUp: '/sign-up',
  signIn: '/sign-in',
  forgot: '/forgot',
  /** Where the link of a mail leads that sets a new password. */
  resetBy: (token: string): string => `/reset?token=${encodeURIComponent(token)}`,
  /** Where the link of a mail leads that verifies its address. */
  verifyBy: (token: string): string => `/verify?token=${encodeURIComponent(token)}`,
  /** Where the link of a mail leads that moves an account to its address. */
  changeEmailBy: (token: string): string => `/email?token=${encodeURIComponent(token)}`,
  settings: '/settings',
  /** What the moderators have told whoever is signed in. */
  notices: '/notices',
  machine: '/play/machine',
  local: '/play/local',
  solo: '/play/solo',
  challenges: '/play/challenges',
  level: (number: number): string => `/play/challenges/${String(number)}`,
  /** The file of a chapter's levels. */
  chapterFile: (chapter: number, version: string): string => `/levels/${String(chapter)}?v=${version}`,
  online: '/play/online',
  onlineMatch: (matchId: string): string => `/play/online/${encodeURIComponent(matchId)}`,
  room: (code: string): string => `/r/${encodeURIComponent(code)}`,
  ranked: '/ranked',
  match: (matchId: string): string => `/ranked/${encodeURIComponent(matchId)}`,
  /** Where a file, a text or a link that holds a game is opened; behind the # a word that holds one. */
  replays: '/replays',
  replaysOf: (name: string): string => `/replays?player=${encodeURIComponent(name)}`,
  openReplay: '/replays/open',
  openReplayWith: (word: string): string => `/replays/open#${word}`,
  replay: (replayId: string): string => `/replays/${encodeURIComponent(replayId)}`,
  replayShot: (replayId: string, shot: number): string =>
    `/replays/${encodeURIComponent(replayId)}?shot=${String(shot)}`,
  /** The picture of a replay for link previews, at its end or after a shot. */
  replayPicture: (
    replayId: string,
    { shot, locale }: { readonly shot: number | null; readonly locale: string },
  ): string =>
    `/replays/${encodeURIComponent(replayId)}/picture?lang=${locale}${shot === null ? '' : `&shot=${String(shot)}`}`,
  player: (name: string): string => `/players/${encodeURIComponent(name)}`,
  rankings: '/rankings',
  rankingsBy: (kind: string): string => `/rankings/${kind}`,
  howToPlay: '/how-to-play',
  rules: '/rules',
} as const

/** Whether an address is that of a live game's table. */
export const isTable = (path: string): boolean => /^\/(ranked|play\/online)\/[^/]+$/.test(path)

/** The sign-in page, which leads back to a page of this site afterwards. */
export const signInFor = (next: string): string => `${paths.signIn}?next=${encodeURIComponent(next)}`
export const signUpFor = (next: string): string => `${paths.signUp}?next=${encodeURIComponent(next)}`
