/**
 * Whether a request comes from a page of the site itself, as far as the browser says where it comes from: another site's
 * page could call in the name of whoever is signed in.
 * @param home the site's address as browsers know it
 */
export const isOwnRequest = (request: Request, home: string): boolean => {
  const origin = request.headers.get('origin')
  if (origin === null || request.method === 'GET') return true
  if (!URL.canParse(origin)) return false
  const { host } = new URL(origin)
  // one machine has several names for itself, and a proxy keeps the one that was asked for
  return host === new URL(home).host || host === request.headers.get('host')
}
