import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { kept } from '../src/kept.ts'

const isNumber = (value: unknown): value is number => typeof value === 'number'

describe('what was found', () => {
  it('is not looked for again', async () => {
    expect(await kept('once', ['a question'], isNumber, () => 1)).toBe(1)
    expect(await kept('once', ['a question'], isNumber, () => 2)).toBe(1)
  })

  it('is found for each question', async () => {
    await kept('each', ['a question'], isNumber, () => 1)
    expect(await kept('each', ['another'], isNumber, () => 2)).toBe(2)
  })

  it('is found anew where something else is kept', async () => {
    const folder = process.env['SKELLY_LEVELS_CACHE'] ?? ''
    await kept('other', ['a question'], isNumber, () => 1)
    const [name = ''] = (await readdir(folder)).filter((file) => file.startsWith('other'))
    await writeFile(join(folder, name), '"one"')
    expect(await kept('other', ['a question'], isNumber, () => 3)).toBe(3)
  })
})
