import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const execute = promisify(execFile)

/** The command line of a running process, its parts separated by spaces; empty when there is none. */
export async function commandOf(pid: number): Promise<string> {
  try {
    return (await readFile(`/proc/${pid}/cmdline`, 'utf8')).replaceAll('\0', ' ').trim()
  } catch {
    return process.platform === 'linux' ? '' : askPs(pid)
  }
}

async function askPs(pid: number): Promise<string> {
  try {
    return (await execute('ps', ['-o', 'command=', '-p', String(pid)])).stdout.trim()
  } catch {
    return '' // ps exits with 1 for a number that no process has
  }
}
