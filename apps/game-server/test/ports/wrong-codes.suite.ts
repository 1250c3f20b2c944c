import { POLICY, type Policy } from '@skelly/protocol'
import { expect, test } from 'vitest'
import { countedCodes } from '../../src/desk/counted-codes.ts'
import type { WrongCodes } from '../../src/desk/wrong-codes.ts'
import type { LimitFor } from '../../src/limits/limit.ts'

const { wrongCodes, wrongCodesWithin } = POLICY.rooms
const from = (playerId: string, address: string) => ({ playerId, address })

/** What every count of wrong codes does. @param limitFor makes what it counts with */
export const wrongCodesSuite = (limitFor: LimitFor): void => {
  const make = ({ rooms }: Policy): WrongCodes => countedCodes(rooms, limitFor)
  const tries = async (codes: WrongCodes, trying: ReturnType<typeof from>, many: number) => {
    const waits: (number | null)[] = []
    for (let nth = 0; nth < many; nth += 1) waits.push(await codes.count(trying))
    return waits
  }

  test('so many and no more, however they come', async () => {
    const codes = make(POLICY)
    const waits = await Promise.all(
      Array.from({ length: wrongCodes * 2 }, () => codes.count(from('A', '1.1.1.1'))),
    )
    expect(waits.filter((wait) => wait === null)).toHaveLength(wrongCodes)
    const [wait] = waits.filter((one) => one !== null)
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(wrongCodesWithin)
  })

  test('the same person from elsewhere waits, and so does another one from the same address', async () => {
    const codes = make(POLICY)
    await tries(codes, from('A', '1.1.1.1'), wrongCodes)
    expect(await codes.count(from('A', '2.2.2.2'))).not.toBeNull()
    expect(await codes.count(from('B', '1.1.1.1'))).not.toBeNull()
    expect(await codes.count(from('B', '3.3.3.3'))).toBeNull()
    expect(await codes.count(from('C', '4.4.4.4'))).toBeNull()
  })

  test('right codes do not count', async () => {
    const codes = make(POLICY)
    for (let nth = 0; nth < wrongCodes * 2; nth += 1) {
      expect(await codes.count(from('A', '1.1.1.1'))).toBeNull()
      await codes.forgive(from('A', '1.1.1.1'))
    }
  })

  test('after its time it is all forgotten', async () => {
    const codes = make({ ...POLICY, rooms: { ...POLICY.rooms, wrongCodesWithin: 1_000 } })
    expect((await tries(codes, from('A', '1.1.1.1'), wrongCodes + 1)).at(-1)).not.toBeNull()
    await expect.poll(() => codes.count(from('A', '1.1.1.1')), { timeout: 10_000 }).toBeNull()
  })
}
