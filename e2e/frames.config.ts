import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/** What a frame of a shot costs: `pnpm run frames`. */
export default defineConfig({
  ...journeys,
  testDir: 'frames',
  timeout: 400_000,
  use: { ...journeys.use, trace: 'off' },
})
