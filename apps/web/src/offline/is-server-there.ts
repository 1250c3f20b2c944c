/** Whether the server answers just now. */
export const isServerThere = async (): Promise<boolean> => {
  try {
    return (await fetch('/healthz', { cache: 'no-store' })).ok
  } catch {
    // no connection, or nobody at its other end
    return false
  }
}
