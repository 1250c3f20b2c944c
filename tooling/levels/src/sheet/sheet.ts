import type { LevelFile } from '../level-file.ts'
import { courtSvg } from './level-svg.ts'
import { wordsOf } from './words-of.ts'

const COLUMNS = 5
const CELL = { width: 250, height: 350 }
const PICTURE = { width: 230, height: 270 }
const LINE = 18

/** Width and height of a sheet with so many levels, pixels. */
export const sheetSize = (levels: number): readonly [width: number, height: number] => [
  COLUMNS * CELL.width,
  Math.ceil(levels / COLUMNS) * CELL.height,
]

/** A contact sheet of a chapter's levels, as SVG. */
export const sheet = (levels: readonly LevelFile[]): string => {
  const [width, height] = sheetSize(levels.length)
  const cells = levels.map((level, place) => {
    const [x, y] = [(place % COLUMNS) * CELL.width, Math.floor(place / COLUMNS) * CELL.height]
    return `<g transform="translate(${String(x)} ${String(y)})">${cell(level)}</g>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}" font-family="sans-serif"><rect width="100%" height="100%" fill="#262a31"/>${cells.join('')}</svg>\n`
}

const cell = (level: LevelFile): string => {
  const { width, height } = level.court
  const scale = Math.min(PICTURE.width / width, PICTURE.height / height)
  const left = (CELL.width - width * scale) / 2
  const top = 8 + PICTURE.height - height * scale
  const lines = wordsOf(level).map(
    (line, place) =>
      `<text x="12" y="${String(PICTURE.height + 30 + place * LINE)}" font-size="${place === 0 ? '15' : '12'}" fill="#f2efe6">${escaped(line)}</text>`,
  )
  return `<g transform="translate(${left.toFixed(1)} ${top.toFixed(1)}) scale(${scale.toFixed(4)})">${courtSvg(level)}</g>${lines.join('')}`
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
