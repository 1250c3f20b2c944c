import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { env } from '../env.ts'
import { SERVED_WITH, WORKER_FOLDER } from '../offline/worker-file.ts'

/** Below the folder that the web application is started in. */
const BUILT = join(process.cwd(), '.next', WORKER_FOLDER)

const readWorker = async (): Promise<string> => {
  const { gameAddress, keepsOffline } = env()
  if (!keepsOffline) return readFile(join(BUILT, 'retire.js'), 'utf8')
  const worker = await readFile(join(BUILT, 'worker.js'), 'utf8')
  return worker.replaceAll(SERVED_WITH, createHash('sha256').update(gameAddress).digest('hex').slice(0, 8))
}

let read: Promise<string> | null = null

/** The worker of this build; the one that takes its leave where pages are not to be kept. Read once. */
export const workerFile = (): Promise<string> => (read ??= readWorker())
