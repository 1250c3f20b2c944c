import { CODE_LETTERS, roomCodeSchema } from '@skelly/protocol'
import { expect, test } from 'vitest'
import { drawCode } from '../../src/codes/draw-code.ts'
import { readsBadly } from '../../src/codes/words-to-avoid.ts'

test('codes are of the form that people type, and are not twice the same', () => {
  const codes = Array.from({ length: 500 }, () => drawCode())
  for (const code of codes) expect(roomCodeSchema.safeParse(code).success).toBe(true)
  expect(new Set(codes).size).toBeGreaterThan(490)
})

test.each(['FUCK', 'FVCK', 'XASS', 'A55X', 'CUN7', 'PUTA', '5EXX', 'KKK2', '8U77'])(
  '%s is not given',
  (code) => {
    expect(readsBadly(code)).toBe(true)
  },
)

test.each(['ABCD', 'WXYZ', '2345', 'SKEL', 'Q7WN'])('%s is given', (code) => {
  expect(readsBadly(code)).toBe(false)
})

test('what reads badly is drawn again', () => {
  const letters = [...Array.from('FUCK'), ...Array.from('ABCD')]
  let nth = 0
  const draw = (): number => CODE_LETTERS.indexOf(letters[nth++] ?? '')
  expect(drawCode(draw)).toBe('ABCD')
})
