import { checkSolution, tolerance } from '@skelly/engine/challenges'
import { LEVELS, levelNumbered } from '@skelly/engine/levels'
import { describe, expect, test } from 'vitest'
import { runSkelly } from './run-skelly.ts'

const linesOf = (text: string): readonly unknown[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line): unknown => JSON.parse(line))

describe('level', () => {
  test('one level as a JSON value', async () => {
    const level = levelNumbered(1)
    if (level === null) throw new Error('there is no level 1')
    const { code, out, err } = await runSkelly(['level', '1', '--json'])
    expect(linesOf(out)).toEqual([
      {
        number: 1,
        chapter: 1,
        title: level.title.en,
        goal: level.goal.kind,
        twists: level.twists.map(({ kind }) => kind),
        flicks: level.flicks,
        solution: {
          flicks: checkSolution(level).played.attempt.score.flicks,
          stars: 3,
          fill: level.solution.fill,
          shots: level.solution.turns.map(({ flick: { dx, dy, strength } }) => ['A', dx, dy, strength]),
          setDowns: level.solution.turns.map(({ setDown }) =>
            setDown === null ? null : [setDown.x, setDown.y],
          ),
        },
        ...level.measured,
      },
    ])
    expect([code, err]).toEqual([0, ''])
  })

  test('measures anew where it is to solve', async () => {
    const level = levelNumbered(1)
    if (level === null) throw new Error('there is no level 1')
    const { code, out } = await runSkelly(['level', '1', '--solve', '--json'])
    expect(linesOf(out)).toMatchObject([{ tolerance: tolerance(level), solution: { stars: 3 } }])
    expect(code).toBe(0)
  })

  test('for people: the court in characters, the goal, the solution', async () => {
    const { code, out } = await runSkelly(['level', '1'])
    const [title, edge, ...rest] = out.split('\n')
    expect(title).toContain(levelNumbered(1)?.title.en)
    expect(edge).toMatch(/^[+]-+[+]$/)
    expect(rest.some((line) => line.includes('A'))).toBe(true)
    expect(out).toMatch(/^goal +/m)
    expect(out).toMatch(/^solution .* 3 stars$/m)
    expect(code).toBe(0)
  })

  test('all of them, a line each', async () => {
    const { code, out } = await runSkelly(['level', '--all', '--json'])
    expect(linesOf(out)).toMatchObject(LEVELS.map(({ number }) => ({ number, solution: { stars: 3 } })))
    const people = await runSkelly(['level', '--all'])
    expect(people.out.trimEnd().split('\n')).toHaveLength(LEVELS.length + 1)
    expect([code, people.code]).toEqual([0, 0])
  })

  test.each([
    [[], 'a whole number from 1, or --all'],
    [['0'], 'a whole number from 1, or --all'],
    [['one'], 'a whole number from 1, or --all'],
    [['1', '--all'], 'a number or --all, not both'],
    [['4000'], 'there is no level 4000'],
  ])('unusable: %j', async (words, says) => {
    const { code, out, err } = await runSkelly(['level', ...words])
    expect([code, out, err]).toEqual([2, '', `skelly: level: ${says}\n`])
  })

  test('its flags are no other command’s', async () => {
    const { code, err } = await runSkelly(['constants', '--solve'])
    expect([code, err]).toEqual([2, 'skelly: usage: skelly constants\n'])
  })
})
