import { expect, test } from 'vitest'
import { soundSecret } from '../../src/secrets/sound-secret.ts'

const SOUND = 'k3JHs9q2LmZx7Vb1Nc5TrW8yPd4Gf6Qa'

test.each([
  { secret: SOUND, stage: 'production' },
  { secret: 'short', stage: 'development' },
  { secret: 'short', stage: 'test' },
] as const)('$secret will do in $stage', ({ secret, stage }) => {
  expect(soundSecret('A_SECRET', secret, stage)).toBe(secret)
})

test.each([
  { secret: SOUND.slice(1), stage: 'production', why: 'fewer than 32' },
  { secret: 'default-secret-default-secret-default', stage: 'production', why: 'is no secret' },
  { secret: 'please-change-me-before-you-go-live', stage: 'production', why: 'is no secret' },
  { secret: '', stage: 'development', why: 'is not set' },
] as const)('$secret will not do in $stage', ({ secret, stage, why }) => {
  expect(() => soundSecret('A_SECRET', secret, stage)).toThrow(why)
})
