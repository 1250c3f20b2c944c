import { join } from 'node:path'
import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'

/** One PostgreSQL cluster on disk: where its files are and who runs what on them. */
export interface Cluster {
  readonly account: Account | null
  readonly binaries: Binaries
  /** PostgreSQL's own data directory. */
  readonly data: string
  /** The password of its superuser, readable by the account alone. */
  readonly passwordFile: string
  readonly log: string
  /** The mark of the process that started it last. */
  readonly ownerFile: string
}

export const superuser = 'skelly'

export function clusterIn(folder: string, account: Account | null, binaries: Binaries): Cluster {
  return {
    account,
    binaries,
    data: join(folder, 'cluster'),
    passwordFile: join(folder, 'password'),
    log: join(folder, 'postgres.log'),
    ownerFile: join(folder, 'owner'),
  }
}
