import { describe, expect, it } from 'vitest'
import { doorway, funnel, gate, pen, zigzag } from '../src/courts/ideas.ts'
import { box, court, row } from '../src/courts/parts.ts'

describe('ideas for courts', () => {
  it('open a pen to the side that is said', () => {
    const across = (walls: ReturnType<typeof pen>['walls']) =>
      (walls ?? []).filter(([, y, , toY]) => y === toY).map(([, y]) => y)
    expect(across(pen(300, 300, 100, 'up').walls)).toEqual([350])
    expect(across(pen(300, 300, 100, 'down').walls)).toEqual([250])
    expect(across(pen(300, 300, 100, 'left').walls)).toEqual([250, 350])
  })

  it('mirror what is to be symmetrical', () => {
    expect(funnel(300, 500, 300, 400, 100).walls).toEqual([
      [100, 500, 250, 300],
      [500, 500, 350, 300],
    ])
    expect(gate(300, 400, 100, 20).posts).toEqual([
      [230, 400, 20],
      [370, 400, 20],
    ])
  })

  it('leave the ways that they say', () => {
    expect(doorway(0, 600, 300, 300, 100).walls).toEqual([
      [0, 300, 250, 300],
      [350, 300, 600, 300],
    ])
    expect(zigzag(600, [200, 400], 150).walls).toEqual([
      [0, 200, 450, 200],
      [150, 400, 600, 400],
    ])
    expect(row([100, 100], [300, 100], 3).posts).toEqual([
      [100, 100, 20],
      [200, 100, 20],
      [300, 100, 20],
    ])
  })

  it('come together on one court', () => {
    const whole = court(600, 700, box(1, 100, 100), box(2, 300, 100, 60), gate(300, 400, 100))
    expect(whole.boxes).toEqual([
      [1, 60, 60, 140, 140],
      [2, 270, 70, 330, 130],
    ])
    expect([whole.posts.length, whole.skull, whole.start]).toEqual([2, null, null])
  })
})
