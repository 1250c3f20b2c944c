import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/** The pictures of docs/images, taken of a real game: `pnpm --filter @skelly/e2e run photographs`. */
export default defineConfig({ ...journeys, testDir: 'photographs', timeout: 900_000 })
