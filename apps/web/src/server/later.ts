import { after } from 'next/server'
import { report } from './report.ts'

/** Does the work when the answer was sent; what goes wrong is for the log. */
export const later = (work: () => Promise<void>): void => {
  after(() => work().catch((error: unknown) => report('later', error)))
}
