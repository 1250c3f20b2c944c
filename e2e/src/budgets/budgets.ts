/**
 * What a first visit to a page may cost: kB (1000 bytes) of JavaScript (brotli) and of document (gzip) as sent, and requests.
 * About two per cent above what was measured: decision 42 says what is in it.
 */
interface Budget {
  readonly path: string
  readonly javascript: number
  readonly document: number
  readonly requests: number
}

const plain = { javascript: 156, document: 42, requests: 20 } as const
const court = { javascript: 325, document: 70, requests: 36 } as const

export const BUDGETS: readonly Budget[] = [
  // without a court: 180 kB of JavaScript were wanted; documents with lists as full as other journeys leave them
  { path: '/rankings', ...plain },
  { path: '/replays', ...plain },
  { path: '/players/nobody', ...plain },
  { path: '/sign-in', javascript: 174, document: 41, requests: 22 },
  // forms that ask the server again and again
  { path: '/play/online', javascript: 216, document: 41, requests: 25 },
  { path: '/settings', javascript: 251, document: 41, requests: 28 },
  // with a court: 260 kB more were wanted
  { path: '/', javascript: 194, document: 75, requests: 22 },
  { path: '/how-to-play', javascript: 225, document: 70, requests: 22 },
  { path: '/rules', javascript: 205, document: 70, requests: 24 },
  { path: '/ranked', javascript: 270, document: 70, requests: 27 },
  { path: '/play/machine', ...court, javascript: 328 },
  { path: '/play/local', ...court },
  { path: '/play/solo', ...court },
  { path: '/play/challenges', ...court, javascript: 337 },
]
