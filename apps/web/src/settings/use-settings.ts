'use client'

import { USUAL_SETTINGS, type Settings } from '@skelly/protocol'
import { useSyncExternalStore } from 'react'
import { ownSettings } from './own-settings.ts'

const usual = (): Settings => USUAL_SETTINGS

/** The settings as they are now on this device; the usual ones until its storage is known. */
export const useSettings = (): Settings =>
  useSyncExternalStore(ownSettings.subscribe, ownSettings.settings, usual)
