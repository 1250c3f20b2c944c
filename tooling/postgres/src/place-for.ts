import { createHash } from 'node:crypto'
import { basename, dirname, join } from 'node:path'
import { databaseAccount } from './account.ts'
import { canReach } from './can-reach.ts'
import { makeFolder } from './make-folder.ts'

/** Where root keeps what a folder that others can't enter has no place for. */
export const outside = '/var/lib/skelly'

/**
 * The folder that a database asked for at `folder` really gets: that one, or for root, when the database's account
 * can't enter the folders above it, one outside that stands for it.
 */
export async function placeFor(folder: string): Promise<string> {
  const account = await databaseAccount()
  await makeFolder(folder)
  if (await canReach(account, folder)) return folder
  const stamp = createHash('sha256').update(folder).digest('hex').slice(0, 12)
  return join(outside, `${basename(dirname(folder))}-${basename(folder)}-${stamp}`.replace(/^[.]/, ''))
}
