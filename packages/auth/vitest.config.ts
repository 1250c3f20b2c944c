import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { globalSetup: ['@skelly/db/testing/global-setup'] } })
