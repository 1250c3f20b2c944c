import type { ReactElement } from 'react'
import { ALIVE } from './alive.ts'
import { keepEarlyPresses } from './keep-early-presses.ts'
import { keepEarlyText } from './keep-early-text.ts'

/** What was typed is there before it is sent. */
const SCRIPT = [keepEarlyText, keepEarlyPresses]
  .map((keep) => `(${keep.toString()})(${JSON.stringify(ALIVE)})`)
  .join(';')

interface EarlyPressesProps {
  /** By which the page's security policy lets scripts run (the header `PAGE_NONCE` of the request). */
  readonly nonce: string
}

/** Stands first in the body: from here on nothing that is pressed is lost, however long the page takes to come alive. */
export const EarlyPresses = ({ nonce }: EarlyPressesProps): ReactElement => (
  // browsers hide a nonce from scripts, React's among them
  <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: SCRIPT }} />
)
