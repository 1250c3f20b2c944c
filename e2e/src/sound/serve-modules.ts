import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'

const SITE = 'http://modules.test'
const ROOT = new URL('../../../', import.meta.url)

/** What the sources call by a package's name, as files of this repository. */
const IMPORTS = {
  '@skelly/engine': '/packages/engine/src/index.ts',
  '@skelly/court-view': '/shots.ts',
}

/** What sounds are planned from, without what draws it. */
const SHOTS = `
  export { knocksOf } from '/packages/court-view/src/shot/knocks.ts'
  export { slidesOf } from '/packages/court-view/src/shot/slides.ts'
`

const sourceAt = async (path: string): Promise<string> => {
  if (path === '/shots.ts') return SHOTS
  return stripTypeScriptTypes(await readFile(new URL(`.${path}`, ROOT), 'utf8'))
}

/** A page on which this repository's own modules can be imported by their paths from its root, as they are. */
export const serveModules = async (page: Page): Promise<void> => {
  await page.route(`${SITE}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname.endsWith('.ts'))
      await route.fulfill({ contentType: 'text/javascript', body: await sourceAt(pathname) })
    else
      await route.fulfill({
        contentType: 'text/html',
        body: `<script type="importmap">${JSON.stringify({ imports: IMPORTS })}</script>`,
      })
  })
  await page.goto(`${SITE}/`)
}
