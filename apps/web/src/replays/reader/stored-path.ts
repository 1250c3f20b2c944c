/** Where on this site a link to a stored game leads; null when the text is no such link. */
export const storedPath = (text: string, origin: string): string | null => {
  const link = text.trim()
  if (!URL.canParse(link)) return null
  const address = new URL(link)
  const id = /^\/replays\/([^/]+)$/.exec(address.pathname)?.[1]
  const isStored = id !== undefined && id !== 'open' && address.origin === origin
  return isStored ? address.pathname + address.search : null
}
