import type { Locator, Page } from '@playwright/test'

/** The site as a browser keeps it: its worker, the page that stands in for others, the offer of a newer version. */
export class KeptSite {
  readonly page: Page
  /** In the place of who is signed in, on a page that came from the device. */
  readonly away: Locator
  /** The page that stands in for one that needs the server. */
  readonly awayPage: Locator
  readonly offer: Locator

  constructor(page: Page) {
    this.page = page
    this.away = page.locator('[data-away]')
    this.awayPage = page.locator('[data-away-page]')
    this.offer = page.locator('[data-update]')
  }

  /** A first visit, until the browser has all that it keeps. */
  async visit(path: string): Promise<void> {
    await this.page.goto(path)
    await this.page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, {
      timeout: 120_000,
    })
  }

  /** Whether a worker is registered, and how many caches there are. */
  async kept(): Promise<{ readonly workers: number; readonly caches: number }> {
    return this.page.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      caches: (await caches.keys()).length,
    }))
  }

  /** Asks for a newer worker, as browsers do now and then. */
  async askForNewer(): Promise<void> {
    await this.page.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())?.update()
    })
  }
}
