import { getCsrfToken } from 'next-auth/react'

/** Lets the session's cookie say anew what its row says: after a change of the name. */
export const refreshSession = async (): Promise<void> => {
  const csrfToken = await getCsrfToken()
  await fetch('/api/auth/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ csrfToken, data: {} }),
  })
}
