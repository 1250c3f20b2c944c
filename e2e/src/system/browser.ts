import type { PlaywrightTestOptions, PlaywrightWorkerOptions } from '@playwright/test'

const chromium = process.env['SKELLY_CHROMIUM'] ?? '/usr/bin/chromium'

/** Chromium without a sandbox of its own (root has none), drawing without a graphics card, calling nobody. */
export const browser = {
  launchOptions: {
    executablePath: chromium,
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // courts are SVG: pretending to have a graphics card kept most of a core busy for each screen
      '--disable-gpu',
    ],
  },
  locale: 'en-GB',
} satisfies Partial<PlaywrightTestOptions & PlaywrightWorkerOptions>
