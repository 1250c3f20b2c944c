import { signOut } from 'next-auth/react'
import { paths } from '../frame/paths.ts'

/** Signs out: a POST with the form token, which ends the session's row, too. */
export const leaveSession = async (): Promise<void> => {
  await signOut({ callbackUrl: paths.home })
}
