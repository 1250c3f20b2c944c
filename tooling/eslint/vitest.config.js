import { defineConfig } from 'vitest/config'

// The first file that is linted brings all of TypeScript with it, which takes its time on a busy machine.
export default defineConfig({ test: { testTimeout: 60_000, hookTimeout: 60_000 } })
