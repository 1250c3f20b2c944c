import { CAP_RADIUS, type Fill } from '@skelly/engine'
import type { CapFile, LevelFile, Sides } from '../level-file.ts'

const STREET = '#474c55'
const CHALK = '#f2efe6'
const STONE = '#a9aeb8'
const YOURS = '#ffd166'
const FILLS: Record<Fill, string> = {
  empty: '#d7dbe0',
  candle: '#f6efcf',
  crayon: '#d46a9f',
  floor: '#c98f3d',
  tar: '#1d1d20',
}

/** The court and caps of a level, as SVG in millimetres. */
export const courtSvg = ({ court, caps }: LevelFile): string =>
  [
    `<rect width="${String(court.width)}" height="${String(court.height)}" fill="${STREET}" stroke="${CHALK}" stroke-width="8"/>`,
    court.start === null ? '' : frame(court.start, 'START'),
    court.skull === null ? '' : frame(court.skull, '☠'),
    ...court.boxes.map(([number, ...sides]) => frame(sides, String(number))),
    ...court.posts.map(
      ([x, y, radius]) =>
        `<circle cx="${String(x)}" cy="${String(y)}" r="${String(radius)}" fill="${STONE}" stroke="#fff" stroke-width="3"/>`,
    ),
    ...court.walls.map(
      ([x, y, toX, toY]) =>
        `<line x1="${String(x)}" y1="${String(y)}" x2="${String(toX)}" y2="${String(toY)}" stroke="${STONE}" stroke-width="9" stroke-linecap="round"/>`,
    ),
    ...caps.map(capSvg),
  ].join('')

const frame = ([left, top, right, bottom]: Sides, label: string): string => {
  const size = Math.min(right - left, bottom - top)
  const [x, y] = [(left + right) / 2, label === '☠' ? top + 34 : (top + bottom) / 2]
  const tall = label === 'START' || label === '☠' ? 30 : Math.min(44, size * 0.55)
  return [
    `<rect x="${String(left)}" y="${String(top)}" width="${String(right - left)}" height="${String(bottom - top)}" fill="none" stroke="${CHALK}" stroke-width="6"/>`,
    `<text x="${String(x)}" y="${String(y)}" font-size="${String(tall)}" fill="${CHALK}" opacity="0.75" text-anchor="middle" dominant-baseline="central">${label}</text>`,
  ].join('')
}

const capSvg = ({ at: [x, y], fill, computer, sittingOut = 0 }: CapFile, seat: number): string => {
  const letter = String.fromCharCode('A'.charCodeAt(0) + seat)
  const ring = seat === 0 ? YOURS : computer === undefined ? '#6ec6ff' : '#ff6b6b'
  const dash = sittingOut > 0 ? ' stroke-dasharray="8 5"' : ''
  return [
    `<circle cx="${String(x)}" cy="${String(y)}" r="${String(CAP_RADIUS)}" fill="${fill === null ? '#fff' : FILLS[fill]}" stroke="${ring}" stroke-width="9"${dash}/>`,
    `<text x="${String(x)}" y="${String(y)}" font-size="22" fill="${fill === 'tar' ? '#fff' : '#000'}" text-anchor="middle" dominant-baseline="central">${letter}</text>`,
  ].join('')
}
