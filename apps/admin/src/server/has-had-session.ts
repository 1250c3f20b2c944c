import { cookies } from 'next/headers'
import { auth } from './auth.ts'

/** Whether the browser has the cookie of a session, which may be over. */
export const hasHadSession = async (): Promise<boolean> => {
  const name = auth().cookies?.sessionToken?.name
  return name !== undefined && (await cookies()).has(name)
}
