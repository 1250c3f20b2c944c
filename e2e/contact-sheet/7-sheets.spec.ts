import { expect, test } from '@playwright/test'
import { joinSheets } from '../src/sheet/join-sheets.ts'

test('the sheets and their index', async ({ page }) => {
  expect(await joinSheets(page)).toBeGreaterThan(0)
})
