import { after } from 'next/server'
import { report } from '@skelly/site/server'

/** Does the work when the answer was sent; what goes wrong is for the log. */
export const later = (work: () => Promise<void>): void => {
  after(() => work().catch((error: unknown) => report('later', error)))
}
