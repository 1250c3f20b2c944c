'use client'

import { useCallback, useState } from 'react'
import { z } from 'zod'
import { keepValue, keptValue } from '../device/kept-value.ts'

const REMEMBERED = 'talk.muted'

/** Whether what others say is hidden, as it was chosen last on this device. */
export const useMuted = (): readonly [boolean, (muted: boolean) => void] => {
  const [muted, setMuted] = useState(() => keptValue(REMEMBERED, z.boolean()) ?? false)
  const mute = useCallback((chosen: boolean): void => {
    keepValue(REMEMBERED, chosen)
    setMuted(chosen)
  }, [])
  return [muted, mute]
}
