import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseLevel } from '@skelly/engine/challenges'
import { format, resolveConfig } from 'prettier'
import type { LevelFile } from './level-file.ts'

const folder = fileURLToPath(new URL('../../../packages/engine/src/levels/', import.meta.url))

const two = (number: number): string => String(number).padStart(2, '0')
const three = (number: number): string => String(number).padStart(3, '0')
const chapterFolder = (chapter: number): string => join(folder, `chapter-${two(chapter)}`)

/** The levels of a chapter as they are in the tree, in order. */
export const readChapter = async (chapter: number): Promise<readonly LevelFile[]> => {
  const names = await readdir(chapterFolder(chapter)).catch(() => [])
  const files = names.filter((name) => name.endsWith('.json')).toSorted()
  return Promise.all(files.map((name) => readLevel(join(chapterFolder(chapter), name))))
}

const readLevel = async (path: string): Promise<LevelFile> => {
  const level: unknown = JSON.parse(await readFile(path, 'utf8'))
  if (!isLevelFile(level)) throw new Error(`no level: ${path}`)
  return level
}

const isLevelFile = (value: unknown): value is LevelFile => parseLevel(value).ok

/** Writes the chapter's levels, each with the number of its place, and the list of them. */
export const writeChapter = async (chapter: number, levels: readonly LevelFile[]): Promise<void> => {
  await mkdir(chapterFolder(chapter), { recursive: true })
  const numbered = levels.map((level, place) => ({ ...level, number: (chapter - 1) * 20 + place + 1 }))
  for (const level of numbered) {
    await write(join(chapterFolder(chapter), `${three(level.number)}.json`), JSON.stringify(level))
  }
  await write(join(chapterFolder(chapter), 'files.ts'), listOf(chapter, numbered))
}

const listOf = (chapter: number, levels: readonly LevelFile[]): string => {
  const names = levels.map(({ number }) => three(number))
  return [
    ...names.map((name) => `import level${name} from './${name}.json' with { type: 'json' }`),
    '',
    `/** The files of the chapter's levels, in order. */`,
    `export const CHAPTER_${two(chapter)}: readonly unknown[] = [${names.map((name) => `level${name}`).join(', ')}]`,
  ].join('\n')
}

const write = async (path: string, text: string): Promise<void> => {
  await writeFile(path, await format(text, { ...(await resolveConfig(path)), filepath: path }))
}
