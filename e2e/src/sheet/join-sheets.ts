import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { LOOKS, pictureName } from './looks.ts'
import { SHEET_FOLDER } from './sheet-folder.ts'

/** How wide the pictures of a sheet are, px: as much smaller as the screens are larger. */
const WIDTHS = { phone: 200, tablet: 300, desktop: 520 } as const

const STYLE = `
  body { margin: 0; padding: 20px; background: #807a72; font: 600 18px system-ui, sans-serif; color: #fff }
  h1 { margin: 0 0 12px; font-size: 20px } h1 a { color: inherit }
  .row { display: flex; gap: 14px; align-items: flex-start; margin-bottom: 14px }
  img { display: block; max-height: 900px; object-fit: cover; object-position: top; border-radius: 6px }
  .all { display: grid; gap: 24px }
`

const pictures = (state: string, folder: string): string =>
  (['dark', 'light'] as const)
    .map((theme) => {
      const shown = LOOKS.filter((look) => look.theme === theme)
      const images = shown.map(
        (look) =>
          `<img width="${String(WIDTHS[look.size])}" src="${folder}${pictureName(state, look)}" alt="">`,
      )
      return `<div class="row">${images.join('')}</div>`
    })
    .join('')

const documentOf = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><style>${STYLE}</style><body>${body}`

/** Every state that has all of its pictures, by name. */
const statesIn = async (): Promise<readonly string[]> => {
  const files = new Set(await readdir(SHEET_FOLDER))
  const names = new Set(Array.from(files, (file) => file.split('.')[0] ?? ''))
  return Array.from(names)
    .filter((state) => LOOKS.every((look) => files.has(pictureName(state, look))))
    .toSorted((one, other) => one.localeCompare(other))
}

/** One picture of all looks of each state, and a page with all of them. @returns how many states there are */
export const joinSheets = async (page: Page): Promise<number> => {
  const sheets = `${SHEET_FOLDER}sheets/`
  await mkdir(sheets, { recursive: true })
  await page.setViewportSize({ width: 1088, height: 800 })
  const states = await statesIn()
  for (const state of states) {
    const file = `${sheets}${state}.html`
    await writeFile(file, documentOf(state, `<h1>${state}</h1>${pictures(state, '../')}`))
    await page.goto(pathToFileURL(file).href)
    await page.screenshot({ path: `${sheets}${state}.png`, fullPage: true, scale: 'css' })
  }
  const index = states.map(
    (state) => `<a href="sheets/${state}.html"><img src="sheets/${state}.png" alt="${state}"></a>`,
  )
  await writeFile(
    `${SHEET_FOLDER}index.html`,
    documentOf('Contact sheet', `<div class="all">${index.join('')}</div>`),
  )
  return states.length
}
