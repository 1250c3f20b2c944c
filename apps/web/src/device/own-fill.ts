import type { Fill } from '@skelly/engine'
import { ownSettings } from '../settings/own-settings.ts'

/** What was chosen last, on this device or by the account that it is signed in to. */
export const ownFill = (): Fill => ownSettings.settings().fill

export const keepOwnFill = (fill: Fill): void => {
  ownSettings.change({ fill })
}
