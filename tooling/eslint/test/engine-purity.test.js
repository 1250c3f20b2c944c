import { fileURLToPath } from 'node:url'
import { ESLint, Linter } from 'eslint'
import { parser } from 'typescript-eslint'
import { describe, expect, test } from 'vitest'
import { enginePurity } from '../engine-purity.js'

const linter = new Linter()
const config = [{ languageOptions: { parser } }, ...enginePurity]

/** What the rule says of a file of the engine, a word for each finding. */
const findings = (code) =>
  linter.verify(code, config, 'packages/engine/src/physics/planted.ts').map(({ messageId, message }) => {
    if (messageId === undefined) throw new Error(message)
    return messageId
  })

describe('the engine may not', () => {
  test.each([
    // physics.md: these differ between V8, JavaScriptCore and SpiderMonkey
    ...['sin', 'cos', 'tan', 'atan2', 'hypot', 'pow', 'exp', 'log', 'cbrt', 'log2'].map(
      (name) => `Math.${name}(2, 3)`,
    ),
    'Math.random()',
    'const round = Math.round(0.5)',
    'const turn = 2 * Math.PI',
    'const angle = Math?.atan2(1, 2)',
  ])('use Math beyond what is exact: %s', (code) => {
    expect(findings(code)).toEqual(['math'])
  })

  test.each([
    'const { sin } = Math',
    'const M = Math',
    "Math['hypot'](3, 4)",
    'Math[name]',
    'const all = { ...Math }',
    'turn(Math)',
    '(Math as Trigonometry).sin(1)',
    '(Math satisfies object)["sin"](1)',
  ])('give Math another name: %s', (code) => {
    expect(findings(code)).toEqual(['alias'])
  })

  test.each(['3 ** 2', 'let x = 3; x **= 2'])('raise to a power: %s', (code) => {
    expect(findings(code)).toEqual(['power'])
  })

  test.each([
    'Date.now()',
    'new Date()',
    'performance.now()',
    'crypto.getRandomValues(words)',
    'globalThis.Math.sin(1)',
    'self.Math.sin(1)',
    'global.process',
    'process.env',
    "console.log('moved')",
    'new Intl.NumberFormat()',
    'setTimeout(step, 16)',
    'setInterval(step, 16)',
    'queueMicrotask(step)',
    "fetch('/court')",
    'window.innerWidth',
    'document.title',
    'navigator.userAgent',
    "require('node:fs')",
    "eval('Math.sin(1)')",
    "new Function('return Math.sin(1)')()",
    'new SharedArrayBuffer(8)',
  ])('know of anything outside: %s', (code) => {
    expect(findings(code)).toEqual(['outside'])
  })

  test('hide one among many', () => {
    expect(
      findings('const length = (x, y) => Math.sqrt(x * x + y * y) + Math.hypot(x, y) + Date.now()'),
    ).toEqual(['math', 'outside'])
  })
})

describe('the engine may', () => {
  test.each([
    'Math.sqrt(2) + Math.abs(-1) + Math.min(1, 2) + Math.max(1, 2) + Math.floor(0.5) + Math.imul(3, 4)',
    'const word = (a << 5) ^ (b >>> 2)',
    'const whole = 2n * BigInt(3)',
    // a name of one's own, whatever it is called
    'const Date = 3; const today = Date',
    'const clocks = (performance: number) => performance + 1',
    'const x = cap.Math; const y = cap.process.env; const z = { Date: 1 }',
    // types leave nothing behind
    'type Clock = Date; type Maths = typeof Math',
    'interface Timer extends Performance {}',
  ])('%s', (code) => {
    expect(findings(code)).toEqual([])
  })
})

const root = fileURLToPath(new URL('../../../', import.meta.url))

test.each([
  { file: 'packages/engine/src/physics/position-at.ts', levels: [2] },
  { file: 'packages/engine/src/index.ts', levels: [2] },
  { file: 'packages/engine/test/hash.test.ts', levels: undefined },
  { file: 'packages/cli/src/main.ts', levels: undefined },
])('the workspace asks it of the engine alone: $file', async ({ file, levels }) => {
  const { rules } = await new ESLint({ cwd: root }).calculateConfigForFile(file)
  expect(rules['engine/purity']).toEqual(levels)
})
