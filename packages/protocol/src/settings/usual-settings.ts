import { FIRST_FILL } from '../rooms/first-fill.ts'
import type { Settings } from './settings.ts'

/** The settings of somebody who has chosen nothing. */
export const USUAL_SETTINGS: Settings = {
  fill: FIRST_FILL,
  colour: null,
  sound: 'full',
  haptics: 'full',
  calm: false,
  leftHanded: false,
  colourSafe: false,
  language: null,
  aimGuide: true,
  theme: 'auto',
  described: false,
}
