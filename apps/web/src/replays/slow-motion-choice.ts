import { z } from 'zod'
import { keepValue, keptValue } from '../device/kept-value.ts'

/** Where on this device it is remembered. */
const SLOW_MOTION = 'replay.slow-motion'

/** Whether replays show knocks in slow motion on this device: they do until somebody turns it off. */
export const slowMotionChoice = (): boolean => keptValue(SLOW_MOTION, z.boolean()) ?? true

export const keepSlowMotionChoice = (isSlowed: boolean): void => {
  keepValue(SLOW_MOTION, isSlowed)
}
