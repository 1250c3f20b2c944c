/** Whether every escape of an address is whole and spells a sign: a link that was cut off names no page. */
export const isWellEscaped = (path: string): boolean => {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    // URIError: there is nothing else to be learnt from it.
    return false
  }
}
