import type { Page } from '@playwright/test'

/** Counts how often these pages send a finished game to the server. */
export const countSendings = (...pages: readonly Page[]): (() => number) =>
  countCalls('deviceGames.send', pages)

/** Counts how often these pages send an attempt at a level that was won. */
export const countAttemptsSent = (...pages: readonly Page[]): (() => number) =>
  countCalls('challenges.send', pages)

const countCalls = (procedure: string, pages: readonly Page[]): (() => number) => {
  let sendings = 0
  for (const page of pages)
    page.on('request', (request) => {
      if (request.url().includes(procedure)) sendings += 1
    })
  return () => sendings
}
