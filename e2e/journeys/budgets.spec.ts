import { expect } from '@playwright/test'
import { BUDGETS } from '../src/budgets/budgets.ts'
import { firstVisit } from '../src/budgets/first-visit.ts'
import { DESKTOP, journey, PHONE } from '../src/system/journey.ts'

for (const { path, javascript, document, requests } of BUDGETS) {
  journey(
    `a first visit to ${path} keeps within its budget, and nothing on it moves`,
    async ({ browser, system }) => {
      const url = `${system.web}${path}`
      for (const viewport of [PHONE, DESKTOP]) {
        const visit = await firstVisit(browser, { url, viewport })
        const on = `at ${String(viewport.width)}`
        expect.soft(visit.javascript / 1000, `kB of JavaScript ${on}`).toBeLessThanOrEqual(javascript)
        expect.soft(visit.document / 1000, `kB of document ${on}`).toBeLessThanOrEqual(document)
        expect.soft(visit.requests, `requests ${on}`).toBeLessThanOrEqual(requests)
        expect.soft(visit.shift, `moved ${on}: ${visit.moved.join(' | ')}`).toBe(0)
      }
    },
  )
}
