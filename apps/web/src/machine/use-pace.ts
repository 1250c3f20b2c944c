'use client'

import { useState } from 'react'
import { z } from 'zod'
import { keepValue, keptValue } from '../device/kept-value.ts'
import { PACES, type Pace } from './pace.ts'

const REMEMBERED = 'machine.pace'
const paceSchema = z.enum(PACES)

/** How fast computer players are shown, as it was chosen last on this device. */
export const usePace = (): readonly [Pace, (pace: Pace) => void] => {
  const [pace, setPace] = useState(() => keptValue(REMEMBERED, paceSchema) ?? 'calm')
  const choose = (chosen: Pace): void => {
    keepValue(REMEMBERED, chosen)
    setPace(chosen)
  }
  return [pace, choose]
}
