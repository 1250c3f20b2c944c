import type { Point, Pull } from '@skelly/engine'
import { waitUntil } from '@skelly/processes'

/** Somebody at a page in a browser, whichever protocol the browser is driven by. */
export interface Visitor {
  /** The browser's name and version. */
  readonly browser: string
  readonly open: (address: string) => Promise<void>
  /** What an expression of JavaScript comes to on the page; a promise is waited for. */
  readonly ask: (expression: string) => Promise<unknown>
  /** Presses what an XPath finds first, as a mouse does. */
  readonly press: (xpath: string) => Promise<void>
  /** Pulls back with the mouse from a place in the window, in CSS pixels, and lets go. */
  readonly pull: (from: Point, by: Pull) => Promise<void>
  /** The window as a picture, PNG. */
  readonly picture: () => Promise<Uint8Array>
  /** Errors that the browser told of so far. */
  readonly complaints: () => readonly string[]
  readonly leave: () => Promise<void>
}

/** How long anything on a page may take on a busy machine, ms. */
export const PATIENCE = 60_000

/** Waits until an expression is true on the page; throws with what was waited for. */
export const awaitThat = async (visitor: Visitor, expression: string): Promise<void> => {
  const isSo = async (): Promise<boolean> => (await visitor.ask(expression)) === true
  if (!(await waitUntil(isSo, { within: PATIENCE })))
    throw new Error(`${visitor.browser}: it did not come about that ${expression}`)
}
