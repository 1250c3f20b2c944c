import { placeFor, releaseCluster } from '@skelly/postgres'
import { keepDatabase } from './keep-database.ts'
import { keptSecret } from './secrets.ts'
import { servicesUrl } from './services-url.ts'
import type { RunningDatabase } from './running-database.ts'
import type { DatabaseSetting } from './settings.ts'

/** The setting with the folder that the database really gets, nobody using it. Rejects when another copy does. */
export async function clearedDatabase(setting: DatabaseSetting): Promise<DatabaseSetting> {
  if (setting.kind === 'elsewhere') return setting
  const folder = await placeFor(setting.folder)
  await releaseCluster(folder)
  return { ...setting, folder }
}

/**
 * Starts our own database and keeps it running; one that somebody else runs is taken as it is. The services come to ours
 * by a role that owns nothing, whose password is kept in the data folder.
 */
export async function startDatabase(
  setting: DatabaseSetting,
  data: string,
  say: (line: string) => void,
): Promise<RunningDatabase> {
  if (setting.kind === 'elsewhere') {
    say('taking the database at DATABASE_URL')
    return { url: setting.url, ownerUrl: setting.ownerUrl, stop: () => Promise.resolve() }
  }
  say(`starting PostgreSQL on port ${setting.port}, its files in ${setting.folder}`)
  const { url: ownerUrl, stop } = await keepDatabase(setting, say)
  const password = await keptSecret(data, 'database-services')
  return { url: servicesUrl(ownerUrl, password), ownerUrl, stop }
}
