import type { CrowdCall } from './crowd-call.ts'

/** What the device buzzes for what the crowd calls out for: buzzes and waits by turns, ms. */
export const CROWD_BUZZ = {
  'crowd-pot': [18],
  'crowd-rescue': [14, 60, 22],
  'crowd-knockout': [34],
  'crowd-double': [30, 70, 40],
  'crowd-killer': [16, 50, 16, 50, 36],
  'crowd-win': [26, 70, 26, 70, 60],
} as const satisfies Record<CrowdCall, readonly number[]>
