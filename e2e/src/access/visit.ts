import type { Page } from '@playwright/test'
import { journey, PHONE } from '../system/journey.ts'
import { axeFaults } from './axe-faults.ts'
import { reflowFaults } from './reflow-faults.ts'
import { touchFaults } from './touch-faults.ts'

/** What is done on a page to bring it from one state to the next. */
export type Doing = (page: Page) => Promise<unknown>

/** What a page's state is called here, and what brings it about. */
export type State = readonly [name: string, doing?: Doing]

/** A page's address, and the states in which it is looked at, each reached from the one before. */
export type Visit = readonly [address: string, ...states: readonly State[]]

/** What can't be seen, read or used of a page as it stands: by axe, and with large letters, and by fingers. Empty when all can. */
export const faultsOf = (page: Page, state: string): Promise<readonly string[]> =>
  journey.step(state, async () => [
    ...(await axeFaults(page, state)),
    ...(await reflowFaults(page, state)),
    ...(await touchFaults(page, state)),
  ])

/** The same of pages that are opened one after the other, a phone in hand. */
export const faultsAt = async (page: Page, visits: readonly Visit[]): Promise<readonly string[]> => {
  const found: string[] = []
  for (const [address, ...states] of visits) {
    await page.setViewportSize(PHONE)
    await page.goto(address)
    for (const [name, doing] of states) {
      await doing?.(page)
      found.push(...(await faultsOf(page, name)))
    }
  }
  return found
}
