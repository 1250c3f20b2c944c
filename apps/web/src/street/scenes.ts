import type { Fill } from '@skelly/engine'

/** A cap in a scene: where its middle is, and how wide it is, in the scene's units. */
export interface SceneCap {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly fill: Fill
  /** Of its rim. */
  readonly colour: 0 | 1 | 2 | 4
}

/** What is chalked on a piece of street, and the caps on it. A drawing, not a court: nothing is measured by it. */
interface Scene {
  readonly width: number
  readonly height: number
  /** The chalk lines. */
  readonly lines: string
  /** The skull, in coral. */
  readonly skull: string
  /** The way of a cap, in yellow. */
  readonly way: string
  readonly words: readonly { readonly x: number; readonly y: number; readonly text: string }[]
  readonly caps: readonly SceneCap[]
}

const SMALL_SKULL =
  'M160 70c-19 0-31 12-31 27 0 11 5 17 13 21v10q0 4 4 4h28q4 0 4-4v-10c8-4 13-10 13-21 0-15-12-27-31-27zM143 94l10 10m0-10l-10 10M167 94l10 10m0-10l-10 10M155 121v10M165 121v10'

const LARGE_SKULL =
  'M226 196c-40 0-66 25-66 57 0 23 11 37 28 45v22q0 8 8 8h60q8 0 8-8v-22c17-8 28-22 28-45 0-32-26-57-66-57zM189 246l22 22m0-22l-22 22M241 246l22 22m0-22l-22 22M214 306v20M238 306v20'

/** Wide: three steps of a game. High: the corner that it begins in, who came first, and a run seen again. */
export const SCENES = {
  run: {
    width: 320,
    height: 200,
    lines:
      'M16 14l288 1 1 172-290-1zM16 58l45-1 0-43M259 14l1 44 45 0M15 142l45 1 0 44M260 187l-1-45 45 0M126 60l68 1-1 78-68-1z',
    skull: SMALL_SKULL,
    way: 'M58 52L254 152M281 138V64',
    words: [
      { x: 38, y: 46, text: '1' },
      { x: 283, y: 47, text: '3' },
      { x: 37, y: 176, text: '4' },
    ],
    caps: [{ x: 281, y: 163, size: 42, fill: 'crayon', colour: 0 }],
  },
  pot: {
    width: 320,
    height: 200,
    lines: 'M20 92l86 1-1 86-86-1zM214 92l86-1 1 87-87 1zM150 22l-8-10M172 16l0-11M194 22l8-10',
    skull: '',
    way: 'M98 116L146 80M190 78L232 112',
    words: [
      { x: 86, y: 168, text: '5' },
      { x: 282, y: 168, text: '7' },
    ],
    caps: [
      { x: 60, y: 132, size: 54, fill: 'crayon', colour: 0 },
      { x: 172, y: 52, size: 48, fill: 'floor', colour: 1 },
    ],
  },
  killer: {
    width: 320,
    height: 200,
    lines: 'M100 40l120 1-1 122-120-1zM22 178l40-1M258 22l40 1',
    skull: SMALL_SKULL,
    way: 'M46 160L84 134M238 68l14-12M242 92l24 0M226 50l4-22',
    words: [],
    caps: [
      { x: 112, y: 118, size: 56, fill: 'tar', colour: 0 },
      { x: 286, y: 40, size: 46, fill: 'candle', colour: 1 },
    ],
  },
  corner: {
    width: 360,
    height: 460,
    lines:
      'M26 22l334-2M26 22l-2 438M26 114l92-1-1-92M25 208l76-1 0 76-76 0M102 283l0 74-77 1M132 170l188-1 1 186-189 0zM42 384l156-1-1 56-156 0z',
    skull: LARGE_SKULL,
    way: 'M70 388V146',
    words: [
      { x: 72, y: 84, text: '1' },
      { x: 48, y: 257, text: '8' },
      { x: 48, y: 332, text: '6' },
      { x: 140, y: 423, text: 'start' },
    ],
    caps: [
      { x: 70, y: 411, size: 52, fill: 'crayon', colour: 0 },
      { x: 284, y: 414, size: 44, fill: 'tar', colour: 1 },
      { x: 262, y: 76, size: 44, fill: 'candle', colour: 2 },
    ],
  },
  podium: {
    width: 360,
    height: 460,
    lines:
      'M16 418l328 1M34 418l1-92 88-1M123 418l-1-176 112 1 1 175M235 300l94 1 1 117M146 40l-10-20M178 28l1-24M212 40l11-19M40 60h38M282 92h36',
    skull: '',
    way: 'M179 196V66M78 286V216M283 262V200',
    words: [
      { x: 179, y: 336, text: '1' },
      { x: 78, y: 384, text: '2' },
      { x: 283, y: 372, text: '3' },
    ],
    caps: [
      { x: 180, y: 206, size: 68, fill: 'crayon', colour: 2 },
      { x: 79, y: 296, size: 54, fill: 'candle', colour: 1 },
      { x: 284, y: 271, size: 54, fill: 'tar', colour: 4 },
    ],
  },
  trail: {
    width: 360,
    height: 460,
    lines:
      'M20 20l320-1 1 420-322 1zM20 104l84 1 1-85M258 20l-1 85 84 0M20 356l85 1-1 83M341 357l-84-1 1 84M126 174l108 1-1 108-107-1z',
    skull:
      'M180 192c-20 0-33 13-33 29 0 11 6 18 14 22v11q0 4 4 4h30q4 0 4-4v-11c8-4 14-11 14-22 0-16-13-29-33-29zM162 217l10 10m0-10l-10 10M188 217l10 10m0-10l-10 10',
    way: 'M78 84L282 384M300 360V106M276 78L96 372M62 352V112',
    words: [
      { x: 44, y: 60, text: '1' },
      { x: 318, y: 426, text: '2' },
      { x: 318, y: 60, text: '3' },
      { x: 44, y: 428, text: '4' },
    ],
    caps: [
      { x: 74, y: 386, size: 54, fill: 'floor', colour: 0 },
      { x: 262, y: 246, size: 46, fill: 'empty', colour: 1 },
    ],
  },
} as const satisfies Record<string, Scene>

export type SceneName = keyof typeof SCENES
