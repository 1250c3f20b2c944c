import { defineConfig } from '@playwright/test'
import { browser } from './src/system/browser.ts'

/** On the build server. */
const atCi = process.env['CI'] !== undefined

/** Journeys through the whole product: the production build, a real PostgreSQL, a real game server. */
export default defineConfig({
  testDir: 'journeys',
  // one system at a time, and every journey has both its players' screens to itself; several where there are cores
  workers: Number(process.env['SKELLY_JOURNEYS_AT_ONCE'] ?? 1),
  // a busy build server may starve a browser: once more, on a system started anew, and `npm test` names it
  retries: atCi ? 1 : 0,
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  // each device would fetch and keep the whole site; offline.spec.ts is about the worker, and has it
  use: {
    ...browser,
    serviceWorkers: 'block',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // looking on costs a third of a journey: on the build server only one that is tried again is looked at
    trace: atCi ? 'on-first-retry' : 'retain-on-failure',
  },
})
