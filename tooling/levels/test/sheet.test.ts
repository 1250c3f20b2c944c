import { describe, expect, it } from 'vitest'
import { post } from '../src/courts/parts.ts'
import { sheet, sheetSize } from '../src/sheet/sheet.ts'
import { fileOf, placed } from './drafts.ts'

describe('a contact sheet', () => {
  it('has a cell for each level, five in a row', () => {
    expect(sheetSize(20)).toEqual([1250, 1400])
    expect(sheetSize(6)).toEqual([1250, 700])
  })

  it('draws boxes, posts, walls and caps, and says what is asked', () => {
    const level = fileOf(
      placed({ title: { en: 'Salt & <pepper>', es: 'Sal' }, goal: { kind: 'bank', times: 2 } }),
    )
    const court = { ...level.court, ...post(300, 300), walls: [[10, 20, 30, 40] as const] }
    const svg = sheet([{ ...level, court }])
    expect(svg).toContain('Salt &amp; &lt;pepper>')
    expect(svg).toContain('bank × 2')
    expect(svg).toContain('<circle cx="300" cy="300" r="20"')
    expect(svg).toContain('<line x1="10" y1="20" x2="30" y2="40"')
    expect(svg).toContain('>A</text>')
  })
})
