import { defineConfig } from 'vitest/config'

// Whole games are played, on machines that have other things to do as well.
const patience = { testTimeout: 120_000, hookTimeout: 60_000 }

export default defineConfig({ test: { globalSetup: ['@skelly/db/testing/global-setup'], ...patience } })
