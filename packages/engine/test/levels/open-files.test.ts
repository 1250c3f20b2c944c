import { describe, expect, test } from 'vitest'
import { levelName, parseOpenLevel } from '../../src/challenges/index.ts'
import { LEVELS, openFilesOf } from '../../src/levels/index.ts'

const files = openFilesOf(1)

describe('the files of a chapter as a browser gets them', () => {
  test('are those of its levels, and no other chapter’s', () => {
    const read = files.map((file) => parseOpenLevel(file))
    const numbers = read.map((level) => (level.ok ? level.value.number : level.where))
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, place) => place + 1))
    expect([openFilesOf(0), openFilesOf(11)]).toEqual([[], []])
  })

  test('make the very level that attempts are judged by', () => {
    const [first] = files
    const read = parseOpenLevel(first)
    const [whole] = LEVELS
    if (!read.ok || whole === undefined) throw new Error('there is a first level')
    expect(levelName(read.value)).toBe(levelName(whole))
  })

  test('say nothing of solutions, and one that does is refused', () => {
    expect(JSON.stringify(files)).not.toMatch(/solution|measured|tolerance/)
    expect(parseOpenLevel({ ...Object(files[0]), solution: null })).toMatchObject({ refusal: 'malformed' })
  })

  test('are read as strictly as whole ones', () => {
    expect(parseOpenLevel({ ...Object(files[0]), number: 21 })).toMatchObject({
      refusal: 'other-chapter',
      where: 'level.chapter',
    })
  })
})
