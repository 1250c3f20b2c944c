import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decodeReplay, verifyReplay } from '@skelly/engine'
import { checkComputerMoves } from '@skelly/engine/bots'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runSkelly } from './run-skelly.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'skelly-play-'))
})
afterAll(async () => {
  await rm(folder, { recursive: true })
})

const HANDS = 'hand:0.8,3.5,hand:0.8,3.5'

const playJson = async (words: string): Promise<unknown> => {
  const { code, out } = await runSkelly(['play', '--json', ...words.split(' ')])
  expect(code).toBe(0)
  expect(out.trimEnd()).not.toContain('\n')
  return JSON.parse(out)
}

describe('play', () => {
  test('tells wins by name, wins of the first to move, and flicks', async () => {
    const report = await playJson(`--players ${HANDS} --seed 7 --games 40`)
    expect(Object.keys(report as object)).toEqual(['games', 'wins', 'firstWins', 'flicks'])
    const { games, wins, firstWins, flicks } = report as {
      games: number
      wins: Record<string, number>
      firstWins: number
      flicks: Record<string, number>
    }
    expect(Object.keys(wins)).toEqual(['hand:0.8,3.5', 'hand:0.8,3.5#2'])
    expect([games, Object.values(wins).reduce((sum, won) => sum + won, 0)]).toEqual([40, 40])
    expect(firstWins > 5 && firstWins < 35).toBe(true)
    expect(Object.keys(flicks)).toEqual(['median', 'p10', 'p90'])
    expect(flicks['p10'] ?? 0).toBeLessThan(flicks['median'] ?? 0)
    expect(flicks['median'] ?? 0).toBeLessThan(flicks['p90'] ?? 0)
  })

  test('the same seed gives the same games, another seed others', async () => {
    const seven = await playJson(`--players ${HANDS} --seed 7 --games 10`)
    expect(await playJson(`--players ${HANDS} --seed 7 --games 10`)).toEqual(seven)
    expect(await playJson(`--players ${HANDS} --seed 8 --games 10`)).not.toEqual(seven)
  })

  test('a steady hand beats a shaky one, whoever moves first', async () => {
    const report = await playJson('--players hand:0.5,2,hand:3,10 --seed 1 --games 20')
    expect(report).toMatchObject({ wins: { 'hand:0.5,2': 20 }, firstWins: 10 })
  })

  test('saves replays that verify, computer players included, who take turns at moving first', async () => {
    await playJson(`--players easy,hand:0.8,3.5 --seed 3 --games 2 --save ${folder}`)
    const files = (await readdir(folder)).toSorted()
    expect(files).toEqual(['game-0001.json', 'game-0002.json'])
    const names = []
    for (const file of files) {
      const replay = decodeReplay(await readFile(join(folder, file), 'utf8'))
      if (!replay.ok) throw new Error(replay.where)
      expect(verifyReplay(replay.value).verified).toBe(true)
      expect(checkComputerMoves(replay.value)).toBeNull()
      names.push(replay.value.setup.seats.map(({ computer = 'hand' }) => computer).join(' '))
    }
    expect(names).toEqual(['easy hand', 'hand easy'])
  })

  test('one alone plays solo runs', async () => {
    const report = await playJson('--players hand:0.5,2 --seed 1 --games 10')
    expect(Object.keys(report as object)).toEqual(['games', 'flicks', 'stars'])
    const { stars } = report as { stars: Record<string, number> }
    expect(Object.values(stars).reduce((sum, runs) => sum + runs, 0)).toBe(10)
  })

  test('for people: data on stdout, how long it took on stderr', async () => {
    const { out, err } = await runSkelly(['play', '--players', `${HANDS},hand:3,10`, '--seed', '2'])
    expect(out).toMatch(/^1 games\nhand:0.8,3.5 wins \d/)
    expect(err).toMatch(/^seed 2\nhand:0.8,3.5: [\d.]+ ms a turn/)
  })

  test.each([
    { words: [], says: '--players' },
    { words: ['--players', 'hard,strong'], says: '--players' },
    { words: ['--players', 'hand:0.8'], says: '--players' },
    { words: ['--players', 'easy,easy,easy,easy,easy'], says: '--players' },
    { words: ['--players', 'easy', '--games', '0'], says: '--games' },
    { words: ['--players', 'easy', '--seed', '1.5'], says: '--seed' },
    { words: ['--players', 'easy', '--save', '/dev/null/x'], says: '--save' },
    { words: ['--players', 'easy', 'file'], says: 'usage: skelly play' },
  ])('unusable: $words', async ({ words, says }) => {
    const { code, out, err } = await runSkelly(['play', ...words])
    expect(err.startsWith(`skelly: ${says}`)).toBe(true)
    expect([code, out]).toEqual([2, ''])
  })

  test('a folder that is there and can not be written into ends with one line, and a file in the way too', async () => {
    const taken = join(folder, 'taken')
    await mkdir(join(taken, 'game-0001.json'), { recursive: true })
    const places = [taken, ...(existsSync('/proc/self') ? ['/proc/self', '/proc/none/of/it'] : [])]
    for (const place of places) {
      const { code, out, err } = await runSkelly(['play', '--players', 'hand:0.5,2', '--save', place])
      expect(err).toMatch(/^skelly: --save: E\w+: .*\n$/)
      expect([code, out]).toEqual([2, ''])
    }
  })

  test('its options are no other command’s', async () => {
    const { code, err } = await runSkelly(['census', '--players', 'easy'])
    expect([code, err]).toEqual([2, 'skelly: usage: skelly census [--json]\n'])
  })
})
