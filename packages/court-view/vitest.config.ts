import { defineConfig } from 'vitest/config'

// Style sheets are read as they are: a picture that stands alone says the same.
export default defineConfig({ test: { css: true } })
