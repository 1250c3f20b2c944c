import type { NextConfig } from 'next'
import { PRESSED, PRESSED_KINDS } from './pressed-kinds.ts'

type Headers = Awaited<ReturnType<NonNullable<NextConfig['headers']>>>
type Rewrites = Exclude<Awaited<ReturnType<NonNullable<NextConfig['rewrites']>>>, readonly unknown[]>

/** The browser says that it reads brotli: a word among others, and not one that is refused (`br;q=0`). */
const READS_IT = {
  type: 'header',
  key: 'accept-encoding',
  value: String.raw`(?:.*[ ,])?br(?! *; *q=0(?:\.0*)?(?:$|[ ,]))(?:[ ,;].*)?`,
} as const

const filesOf = (ending: string): string => String.raw`/_next/static/chunks/:file([^/]+\.${ending})`

/** What pressed files are said to be. */
export const PRESSED_HEADERS: Headers = PRESSED_KINDS.map(({ ending, type }) => ({
  source: filesOf(ending),
  has: [READS_IT],
  headers: [
    { key: 'Content-Encoding', value: 'br' },
    { key: 'Content-Type', value: type },
    { key: 'Vary', value: 'Accept-Encoding' },
  ],
}))

/** The pressed file in the place of the whole one, for browsers that read it. */
export const PRESSED_REWRITES: Rewrites = {
  beforeFiles: PRESSED_KINDS.map(({ ending }) => ({
    source: filesOf(ending),
    has: [READS_IT],
    destination: `/_next/static/chunks/:file${PRESSED}`,
  })),
}
