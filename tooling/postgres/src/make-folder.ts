import { execFile } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { promisify } from 'node:util'

const execute = promisify(execFile)

/** Lets every account read a tree, enter its folders and run its programs, whatever umask it was written under. */
export async function letEverybodyRead(folder: string): Promise<void> {
  await execute('chmod', ['-R', 'a+rX', folder])
}

/** Makes a folder, with those above it that there are not yet, so that the database's account can enter it. */
export async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true })
  if (first !== undefined) await letEverybodyRead(first)
}
