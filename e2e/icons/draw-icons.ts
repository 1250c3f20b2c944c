// Draws the icons of the installed site from its name mark: node e2e/icons/draw-icons.ts
import { chromium } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { browser as usual } from '../src/system/browser.ts'

const inWeb = (path: string): string => fileURLToPath(new URL(`../../apps/web/${path}`, import.meta.url))

interface Icon {
  readonly name: string
  /** Pixels each way. */
  readonly size: number
  /** The cap's share of the width: a mask leaves a circle of 0.8. */
  readonly cap: number
  /** Whether it lies on asphalt, in its chalk box, to the edges: elsewhere nothing is round it. */
  readonly isOnStreet: boolean
}

const ICONS: readonly Icon[] = [
  { name: 'icon-192', size: 192, cap: 0.98, isOnStreet: false },
  { name: 'icon-512', size: 512, cap: 0.98, isOnStreet: false },
  { name: 'maskable-512', size: 512, cap: 0.5, isOnStreet: true },
  { name: 'apple-touch-icon', size: 180, cap: 0.6, isOnStreet: true },
]

/** The colours of the dark page and of chalk (packages/ui/src/theme.css). */
const STREET = `
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" style="position:absolute;inset:0;width:100%;height:100%">
    <rect width="100" height="100" fill="#1a1716" />
    <rect x="17" y="17" width="66" height="66" rx="2" fill="none" stroke="#f4efe2" stroke-opacity=".8"
      stroke-width="2.2" stroke-dasharray="17 1 9 .6 23 1.2" stroke-linecap="round" />
  </svg>`

const drawing = (mark: string, { size, cap, isOnStreet }: Icon): string => `
  <style>body{margin:0;width:${String(size)}px;height:${String(size)}px;display:grid;place-items:center;position:relative}
  .mark{position:relative;width:${String(cap * 100)}%;aspect-ratio:1} .mark svg{width:100%;height:100%;display:block}</style>
  ${isOnStreet ? STREET : ''}<div class="mark">${mark}</div>`

const mark = await readFile(inWeb('src/app/icon.svg'), 'utf8')
const browser = await chromium.launch(usual.launchOptions)
for (const icon of ICONS) {
  const page = await browser.newPage({ viewport: { width: icon.size, height: icon.size } })
  await page.setContent(drawing(mark, icon))
  await page.screenshot({ path: inWeb(`public/icons/${icon.name}.png`), omitBackground: true })
  await page.close()
}
await browser.close()
