import { expect, type Locator } from '@playwright/test'

/** Chooses one of a few, or turns something on: what is pressed while the page comes alive changes nothing yet. */
export const choose = (choice: Locator): Promise<void> =>
  expect(() => choice.check({ timeout: 5_000 })).toPass({ timeout: 60_000 })
