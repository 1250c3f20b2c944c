import { defineConfig } from 'vitest/config'

// Real processes, on machines that have other things to do as well.
export default defineConfig({ test: { testTimeout: 60_000, hookTimeout: 60_000 } })
