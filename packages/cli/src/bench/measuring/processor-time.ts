/**
 * ms of work on all cores that this process has had so far. Not the clock's: what a busy machine gives to others does
 * not count, and what a compiler or a garbage collector does on other cores does. Whoever measures with it has to be
 * the only one in the process that is at work.
 */
export const processorTime = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
