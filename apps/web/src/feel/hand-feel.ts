import type { HandMoment } from '@skelly/court-view'

/** What is heard and felt of one's own hand; buzzes in ms. */
export const HAND_FEEL = {
  picked: { sound: { name: 'pick', gain: 0.05 }, buzz: [] },
  full: { sound: { name: 'full', gain: 0.07 }, buzz: [10] },
  'set-down': { sound: { name: 'set-down', gain: 0.14 }, buzz: [8] },
} as const satisfies Record<HandMoment, unknown>
