/** Runs `work` every so many ms, never twice at once, until the returned function is called. It must not reject. */
export const repeat = (every: number, work: () => Promise<void>): (() => void) => {
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  const round = async (): Promise<void> => {
    await work()
    if (!isStopped) timer = setTimeout(() => void round(), every)
  }
  void round()
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
