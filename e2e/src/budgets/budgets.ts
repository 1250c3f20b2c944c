/**
 * What a first visit to a page may cost: kB (1000 bytes) of JavaScript and of document as sent (gzip), and requests. Five
 * to ten per cent above what was measured: decision 42 says why that is more than was hoped.
 */
interface Budget {
  readonly path: string
  readonly javascript: number
  readonly document: number
  readonly requests: number
}

const plain = { javascript: 270, document: 36, requests: 27 } as const
const form = { javascript: 295, document: 38, requests: 28 } as const

/** Pages without a court. */
export const BUDGETS: readonly Budget[] = [
  { path: '/rankings', ...plain },
  { path: '/replays', ...plain },
  { path: '/players/nobody', ...plain },
  { path: '/play/online', ...form },
  { path: '/sign-in', ...form },
  { path: '/settings', javascript: 330, document: 40, requests: 30 },
]
