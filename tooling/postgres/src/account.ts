import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const execute = promisify(execFile)
const userName = 'postgres'

/** An account of the machine that processes and files can be given to. */
export interface Account {
  readonly uid: number
  readonly gid: number
}

/** PostgreSQL refuses to run as root: whose account it gets then. Null for everybody else, who runs it themselves. */
export async function databaseAccount(): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null
  return (await accountNamed(userName)) ?? createAccount()
}

async function accountNamed(name: string): Promise<Account | null> {
  try {
    const [uid, gid] = await Promise.all([execute('id', ['-u', name]), execute('id', ['-g', name])])
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  } catch {
    return null // `id` exits with 1 for a name that nobody has
  }
}

async function createAccount(): Promise<Account> {
  await execute('useradd', [
    '--system',
    '--user-group',
    '--no-create-home',
    '--shell',
    '/bin/false',
    userName,
  ])
  const account = await accountNamed(userName)
  if (account === null) throw new Error(`useradd made no account ${userName}`)
  return account
}
