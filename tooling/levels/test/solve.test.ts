import { checkSolution } from '@skelly/engine/challenges'
import { describe, expect, it } from 'vitest'
import { levelFile, read, unsolved } from '../src/candidate.ts'
import { box, court, kerb } from '../src/courts/parts.ts'
import type { Placed } from '../src/draft.ts'
import { solve } from '../src/search/solve.ts'
import { placed } from './drafts.ts'

const levelOf = (draft: Placed) => read(levelFile(draft, unsolved(draft)))

describe('the search for a solution', () => {
  it('finds one flick that lands, in the middle of those that do', () => {
    const level = levelOf(placed())
    const found = solve(level)
    expect(found).toMatchObject({ flicks: 1, tolerance: 1 })
    const solved = { ...level, solution: { ...level.solution, turns: found?.turns ?? [] } }
    expect(checkSolution(solved)).toMatchObject({ stars: 3, isWhole: true })
  })

  it('takes the gentlest of flicks that are steady enough, not one off the edge', () => {
    const flick = solve(levelOf(placed()))?.turns[0]?.flick
    expect(flick?.dy).toBeLessThan(0)
    expect(flick?.strength).toBeLessThan(500)
  })

  it('goes from box to box', () => {
    const boxes = court(600, 700, box(1, 150, 150), box(2, 450, 150))
    const found = solve(levelOf(placed({ court: boxes, goal: { kind: 'run', to: 2 } })))
    expect(found?.turns).toHaveLength(2)
  })

  it('stops on the way where a draft says so', () => {
    const fence = court(600, 700, box(1, 150, 150), kerb([0, 350], [420, 350]))
    const draft = placed({ court: fence, caps: [{ at: [150, 550], fill: null }], via: [[510, 400]] })
    expect(solve(levelOf(draft), draft.via)?.turns.length).toBeGreaterThan(1)
  })

  it('finds nothing where there is none', () => {
    const shut = court(600, 700, box(1, 150, 150), kerb([0, 350], [600, 350]))
    expect(solve(levelOf(placed({ court: shut, caps: [{ at: [150, 550], fill: null }] })))).toBeNull()
  })
})
