import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    globalSetup: ['@skelly/db/testing/global-setup'],
    // two handovers, each as long as promised, and processes that start meanwhile
    testTimeout: 90_000,
    hookTimeout: 60_000,
    // real clocks and sockets on a busy build server: once more, and the report says so
    retry: process.env['CI'] === undefined ? 0 : 1,
  },
})
