import { defineConfig } from 'vitest/config'

// Comparing with the reference and playing whole games take their time on a busy machine.
export default defineConfig({ test: { testTimeout: 180_000, hookTimeout: 180_000 } })
