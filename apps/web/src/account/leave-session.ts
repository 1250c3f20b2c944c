import { signOut } from 'next-auth/react'
import { paths } from '../frame/paths.ts'
import { ownSettings } from '../settings/own-settings.ts'

/** Signs out: a POST with the form token, which ends the session's row, too. The device keeps its settings. */
export const leaveSession = async (): Promise<void> => {
  ownSettings.part()
  await signOut({ callbackUrl: paths.home })
}
