import { describe, expect, it } from 'vitest'
import { box, court, post } from '../src/courts/parts.ts'
import { faultsIn } from '../src/faults.ts'
import { fileOf, placed } from './drafts.ts'

const words = (en: string, es: string) => ({ title: { en, es } })

const hooked = fileOf(
  placed({ ...words('One', 'Uno'), court: court(600, 700, box(1, 200, 200), post(420, 300)) }),
)

describe('what may not stand in one set', () => {
  it('is a court that is another one mirrored', () => {
    const mirrored = court(600, 700, box(1, 400, 200), post(180, 300))
    const levels = [hooked, fileOf(placed({ ...words('Two', 'Dos'), court: mirrored }))]
    expect(faultsIn(levels)).toEqual(['“One” and “Two” share a court'])
  })

  it('is a title that another level has in one of the languages', () => {
    const other = court(600, 700, box(1, 200, 200), post(400, 300))
    expect(faultsIn([hooked, fileOf(placed({ ...words('Two', 'uno'), court: other }))])).toEqual([
      '“One” and “Two” share a title in Spanish',
    ])
  })

  it('is nothing where all differ', () => {
    const other = court(600, 700, box(1, 200, 200), post(400, 300))
    expect(faultsIn([hooked, fileOf(placed({ ...words('Two', 'Dos'), court: other }))])).toEqual([])
  })
})
