'use client'

import { useMemo } from 'react'
import { useSettings } from '../settings/use-settings.ts'
import { withOwnColour } from '../stage/own-colour.ts'
import { type TableLook, USUAL_LOOK } from '@skelly/stage'

/** How the table of a game on this device is shown: the only person at it has the colour of their settings. */
export const useDeviceLook = (
  seats: number,
  mine: number | null,
  look: TableLook = USUAL_LOOK,
): TableLook => {
  const { colour } = useSettings()
  return useMemo(() => withOwnColour(look, seats, mine, colour), [look, seats, mine, colour])
}
