import { readFile } from 'node:fs/promises'

/**
 * A text that stands for this running process and no later one with the same number: the number, and on Linux the
 * moment it was started. Null when there is no such process.
 */
export async function markOf(pid: number): Promise<string | null> {
  if (!isAlive(pid)) return null
  const started = await startOf(pid)
  return started === null ? String(pid) : `${pid} ${started}`
}

/** Whether the process that was once given this mark still runs. */
export async function isSameProcess(mark: string): Promise<boolean> {
  return (await markOf(Number.parseInt(mark, 10))) === mark
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // not ours to signal, but there
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Field 22 of /proc/PID/stat: ticks since the machine's start. The name before it may hold spaces. */
async function startOf(pid: number): Promise<string | null> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch {
    return null // another system, or it has just ended: the number alone has to do
  }
}
