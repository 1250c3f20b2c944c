/** The name in a page's address; as it stands when it is not well encoded. */
export const nameInPath = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    // "%" that encodes nothing: it names nobody either.
    return segment
  }
}
