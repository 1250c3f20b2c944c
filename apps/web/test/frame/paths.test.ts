import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isTable, paths } from '../../src/frame/paths.ts'

const app = join(import.meta.dirname, '..', '..', 'src', 'app')
const folderOf = (path: string): string => path.replace(/\?.*$/, '').replace(/^\//, '')

test.each([
  [paths.home, ''],
  [paths.signUp, 'sign-up'],
  [paths.signIn, 'sign-in'],
  [paths.ranked, 'ranked'],
  [paths.match('x'), 'ranked/[matchId]'],
  [paths.replay('x'), 'replays/[id]'],
  [paths.player('x'), 'players/[name]'],
  [paths.rankings, 'rankings'],
  [paths.rankingsBy('xp'), 'rankings/[kind]'],
  [paths.rules, 'rules'],
])('%s leads to a page', (path, folder) => {
  expect(folderOf(path).split('/').length).toBe(folder.split('/').length)
  expect(
    [join(app, folder), join(app, '(site)', folder)].some((place) => existsSync(join(place, 'page.tsx'))),
  ).toBe(true)
})

test('a name that means something in an address is only a name there', () => {
  expect(paths.player('a/../b?c')).toBe('/players/a%2F..%2Fb%3Fc')
})

test.each([
  [paths.match('x'), true],
  [paths.onlineMatch('x'), true],
  [paths.ranked, false],
  [paths.online, false],
  [paths.room('BVLK'), false],
  [paths.solo, false],
  [paths.home, false],
])('%s is a table: %s', (path, is) => {
  expect(isTable(path)).toBe(is)
})
