import { defineConfig } from 'vitest/config'

// Real databases take their time on a busy machine.
const patience = { testTimeout: 30_000, hookTimeout: 30_000 }

export default defineConfig({ test: { globalSetup: ['@skelly/db/testing/global-setup'], ...patience } })
