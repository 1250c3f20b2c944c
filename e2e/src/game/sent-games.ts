import type { Page } from '@playwright/test'

/** Counts how often these pages send a finished game to the server. */
export const countSendings = (...pages: readonly Page[]): (() => number) => {
  let sendings = 0
  for (const page of pages)
    page.on('request', (request) => {
      if (request.url().includes('deviceGames.send')) sendings += 1
    })
  return () => sendings
}
