import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Account } from './account.ts'

const execute = promisify(execFile)

/** Whether the account may enter this folder, through every folder above it. */
export async function canReach(account: Account | null, folder: string): Promise<boolean> {
  if (account === null) return true
  try {
    // asked of the system itself: modes are not all there is (access lists, mounts)
    await execute('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], { ...account, cwd: '/' })
    return true
  } catch {
    return false
  }
}
