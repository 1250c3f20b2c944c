import { createTranslator } from 'next-intl'
import { describe, expect, test } from 'vitest'
import { MESSAGES } from '../../src/i18n/messages.ts'

const TOLD = ['freed', 'knockedOut', 'becameKiller', 'lostClock', 'lostSittingOut', 'left'] as const
const PIECES = ['piece_normal', 'piece_stuck', 'piece_faded'] as const

const inEnglish = createTranslator({ locale: 'en', messages: MESSAGES.en })
const inSpanish = createTranslator({ locale: 'es', messages: MESSAGES.es })

const english = (name: string): readonly string[] => [
  ...TOLD.map((key) => inEnglish(`ruling.${key}`, { name })),
  ...PIECES.map((key) => inEnglish(`court.${key}`, { name, fill: 'tar', where: 'in box 4' })),
]
const spanish = (name: string): readonly string[] => [
  ...TOLD.map((key) => inSpanish(`ruling.${key}`, { name })),
  ...PIECES.map((key) => inSpanish(`court.${key}`, { name, fill: 'tar', where: 'en la casilla 4' })),
]

describe('who is called “You” on their own screen is spoken to, not of', () => {
  test.each([MESSAGES.en.device.you, MESSAGES.en.practice.you])('in English: %s', (own) => {
    expect(english(own)).toEqual([
      'You are free',
      'You are out',
      'You are a killer now',
      'You ran out of time',
      'You sit this one out',
      'You have left',
      'Your cap, tar, in box 4',
      'Your cap, tar, stuck in box 4',
      'Your cap, tar, out, in box 4',
    ])
  })

  test.each([MESSAGES.es.device.you, MESSAGES.es.practice.you])('in Spanish: %s', (own) => {
    expect(spanish(own)).toEqual([
      'Quedas libre',
      'Quedas fuera',
      'Ya eres killer',
      'Se te acabó el tiempo',
      'Pierdes este turno',
      'Te fuiste',
      'Tu chapa, tar, en la casilla 4',
      'Tu chapa, tar, atrapada en la casilla 4',
      'Tu chapa, tar, fuera, en la casilla 4',
    ])
  })

  test('anybody else is spoken of', () => {
    expect(english('Ana').slice(0, 3)).toEqual(['Ana is free', 'Ana is out', 'Ana is a killer now'])
    expect(spanish('Ana').slice(3)).toEqual([
      'A Ana se le acabó el tiempo',
      'Ana pierde este turno',
      'Ana se fue',
      'Chapa de Ana, tar, en la casilla 4',
      'Chapa de Ana, tar, atrapada en la casilla 4',
      'Chapa de Ana, tar, fuera, en la casilla 4',
    ])
  })
})
