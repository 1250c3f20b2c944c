import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/** Every page in every state, size and theme: `npm run contact-sheet`. */
export default defineConfig({
  ...journeys,
  testDir: 'contact-sheet',
  timeout: 900_000,
  retries: 0,
  use: { ...journeys.use, trace: 'off' },
})
