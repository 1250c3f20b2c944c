import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { findChromium } from '@skelly/workshop'
import type { LevelFile } from '../level-file.ts'
import { sheet, sheetSize } from './sheet.ts'

const execute = promisify(execFile)
const folder = fileURLToPath(new URL('../../../../docs/challenges/', import.meta.url))

/** Draws a chapter's contact sheet as a picture into docs. Returns its path. @throws without a Chromium */
export const drawChapter = async (chapter: number, levels: readonly LevelFile[]): Promise<string> => {
  const chromium = await findChromium()
  if (chromium === undefined) throw new Error('no Chromium to draw with: set SKELLY_CHROMIUM')
  const work = await mkdtemp(join(tmpdir(), 'sheet-'))
  const [width, height] = sheetSize(levels.length)
  const page = join(work, 'sheet.html')
  await writeFile(
    page,
    `<meta charset="utf-8"><style>body{margin:0}svg{display:block}</style>${sheet(levels)}`,
  )
  await mkdir(folder, { recursive: true })
  const picture = join(folder, `chapter-${String(chapter).padStart(2, '0')}.png`)
  await execute(chromium, [
    '--headless',
    '--no-sandbox',
    '--hide-scrollbars',
    `--user-data-dir=${join(work, 'profile')}`,
    `--window-size=${String(width)},${String(height)}`,
    `--screenshot=${picture}`,
    page,
  ])
  await rm(work, { recursive: true, force: true })
  return picture
}
