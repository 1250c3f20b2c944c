import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import { Fingers } from '../src/pages/fingers.ts'

/** How much slower than this machine the phone's processor is. */
export const SLOWER = 4

const SCREEN = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true }

/** A phone that has never been here, as slow as the ones that were promised to work. */
export interface SlowPhone {
  readonly page: Page
  readonly session: CDPSession
  readonly fingers: Fingers
  readonly leave: () => Promise<void>
}

/** @param slower how much slower than this machine: 1 for as fast */
export const openPhone = async (browser: Browser, baseURL: string, slower = SLOWER): Promise<SlowPhone> => {
  const device: BrowserContext = await browser.newContext({ ...SCREEN, baseURL })
  const page = await device.newPage()
  const [session, fingers] = [await device.newCDPSession(page), await Fingers.on(page)]
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  return { page, session, fingers, leave: () => device.close() }
}

/** In Node: a look at the page would be work of its main thread. */
export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))
