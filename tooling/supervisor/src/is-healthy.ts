/** Whether the process on this port of our own machine says that it is alive. */
export async function isHealthy(port: number): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(2000) })
    return answer.status === 200
  } catch {
    return false // nobody listens yet
  }
}
