import { paths } from '../frame/paths.ts'
import { ownSettings } from '../settings/own-settings.ts'

/** Signs out: a POST with the form token, which ends the session's row, too. The device keeps its settings. */
export const leaveSession = async (): Promise<void> => {
  // loaded now: every page can do this and hardly one does
  const { signOut } = await import('next-auth/react')
  ownSettings.part()
  await signOut({ callbackUrl: paths.home })
}
