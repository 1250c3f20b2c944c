import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))
/** What git keeps or would keep, less what was just deleted. */
const list = execFileSync(
  'git',
  ['-c', 'safe.directory=*', 'ls-files', '--cached', '--others', '--exclude-standard'],
  { cwd: root },
)
const files = String(list)
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)))
const sources = files.filter((file) => /[.](ts|tsx|js|mjs|cjs)$/.test(file))

/** Next's own names for the segments of an address: [id], (group), _folder, [...all]. */
const nextSegment = /^(\[+[.]*[\w-]+\]+|\([\w.-]+\))$/
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/
const emptyWords = ['utils', 'util', 'helpers', 'helper', 'common', 'misc', 'manager', 'shared', 'lib']

test('there is something to look at', () => {
  expect(sources.length).toBeGreaterThan(100)
})

test('files and folders are named in kebab-case', () => {
  const isNamed = (part: string): boolean => {
    const name = part.replace(/[.](?![.\]]).*$/, '')
    return kebab.test(name) || nextSegment.test(part) || name === ''
  }
  expect(sources.filter((file) => !file.split('/').every(isNamed))).toEqual([])
})

test('no name says nothing', () => {
  const saysNothing = (part: string): boolean => emptyWords.includes(part.replace(/[.].*$/, ''))
  const parts = (file: string): readonly string[] => file.split('/')
  const isOffender = (file: string): boolean =>
    parts(file).some(saysNothing) || /-(utils?|helpers?|manager)[.]/.test(basename(file))
  expect(sources.filter(isOffender)).toEqual([])
})

test('a rule is switched off only with a reason', () => {
  const switches = /(eslint-disable|@ts-expect-error|prettier-ignore)(?!.* (-- |: )\S)/
  const lines = sources
    .filter((file) => !file.startsWith('tooling/structure/test/'))
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .map((line) => `${file}: ${line.trim()}`),
    )
  expect(lines.filter((line) => switches.test(line))).toEqual([])
})

test('every package has its row in the table of who may import whom', () => {
  const packages = files.filter((file) =>
    /^(packages|apps|tooling)\/[^/]+\/package[.]json$|^e2e\/package[.]json$/.test(file),
  )
  const table = readFileSync(join(root, 'tooling/structure/may-import.cjs'), 'utf8')
  const folders = packages.map((file) => file.replace('/package.json', ''))
  expect(folders.length).toBeGreaterThan(15)
  expect(folders.filter((folder) => !new RegExp(`^  '?${folder}'?: `, 'm').test(table))).toEqual([])
})
