import { LEVELS_A_CHAPTER } from '@skelly/engine/challenges'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { readChapter } from '../../src/challenges/read-chapter.ts'
import { CHAPTER_FILES, listedChapters, titleOfLevel } from '../../src/server/chapter-files.ts'
import { GET } from '../../src/app/levels/[chapter]/route.ts'

const get = (address: string, chapter: string): Promise<Response> =>
  GET(new Request(`https://skelly.example${address}`), { params: Promise.resolve({ chapter }) })

test('every listed chapter is served, and read as it was written', async () => {
  for (const { chapter, version } of listedChapters()) {
    const answer = await get(`/levels/${String(chapter)}?v=${version}`, String(chapter))
    expect(answer.headers.get('cache-control')).toContain('immutable')
    const levels = readChapter(await answer.json())
    const first = (chapter - 1) * LEVELS_A_CHAPTER + 1
    expect(levels?.map(({ number }) => number)).toEqual(
      Array.from({ length: LEVELS_A_CHAPTER }, (_, place) => first + place),
    )
  }
})

test('no file says a word of solutions', () => {
  for (const { text } of CHAPTER_FILES.values()) expect(text).not.toMatch(/solution|measured|tolerance/)
})

test('another version gets the file as it is now, and keeps it for no time; another chapter is not found', async () => {
  const answer = await get('/levels/1?v=000000000000', '1')
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  expect(readChapter(await answer.json())).not.toBeNull()
  for (const chapter of ['0', '11', 'x']) expect((await get(`/levels/${chapter}`, chapter)).status).toBe(404)
})

test('a chapter with a single damaged level is none', () => {
  const files = z.array(z.unknown()).parse(JSON.parse(CHAPTER_FILES.get(1)?.text ?? ''))
  expect(readChapter(files)).not.toBeNull()
  expect(readChapter([...files, { number: 1 }])).toBeNull()
  expect([readChapter([]), readChapter(null), readChapter({ levels: files })]).toEqual([null, null, null])
})

test('a level is called by its title, and one that there is not by none', () => {
  expect([titleOfLevel(1, 'en'), titleOfLevel(1, 'es')]).not.toContain(null)
  expect(titleOfLevel(999, 'en')).toBeNull()
})
