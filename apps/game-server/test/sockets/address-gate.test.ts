import { expect, test } from 'vitest'
import { AddressGate } from '../../src/sockets/address-gate.ts'

test('so many at once from one address, and no more until one has left', () => {
  const gate = new AddressGate(2)
  const leave = gate.enter('a')
  expect([gate.enter('a'), gate.enter('a')].map((place) => place !== null)).toEqual([true, false])
  expect(gate.enter('b')).not.toBe(null)
  leave?.()
  expect([gate.enter('a'), gate.enter('a')].map((place) => place !== null)).toEqual([true, false])
})
