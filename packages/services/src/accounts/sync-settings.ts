import type { Database } from '@skelly/db'
import {
  keptSettingsSchema,
  mergeSettings,
  SETTINGS_VERSION,
  type AccountSettings,
  type KeptSettings,
  type SettingsChanges,
} from '@skelly/protocol'
import { storedSettings } from './settings-codec.ts'

export interface SettingsSync extends Pick<SettingsChanges, 'account' | 'changes'> {
  readonly userId: string
  readonly playerId: string
  /** The device's clock, epoch ms. */
  readonly deviceNow: number
  /** The server's. */
  readonly now: number
}

/**
 * Takes what was changed on a device into its account's settings, of each the newest change, and answers what counts
 * now. What the device changed under another account stays out; a guest's changes move to the account.
 * @throws when the account is gone
 */
export const syncSettings = (database: Database, sync: SettingsSync): Promise<AccountSettings> =>
  database.transaction(async ({ userSettings, users }) => {
    const { now, playerId, userId } = sync
    if (!(await users.lock(userId))) throw new Error(`no user ${userId}`)
    const before = storedSettings(await userSettings.of(userId))
    const isOwn = sync.account === null || sync.account === playerId
    const kept = isOwn ? mergeSettings(before, byServersClock(sync)) : before
    const isChanged = JSON.stringify(kept) !== JSON.stringify(mergeSettings(before, {}))
    if (isChanged) await userSettings.keep(userId, { version: SETTINGS_VERSION, kept }, now)
    return { account: playerId, kept }
  })

/** How long ago something was changed is believed, not the device's clock. Nothing was changed in the future. */
const byServersClock = ({ changes, deviceNow, now }: SettingsSync): KeptSettings => {
  const at = (told: number): number => Math.max(0, Math.min(now, told + now - deviceNow))
  const told = Object.entries(changes).flatMap(([name, change]) =>
    change === undefined ? [] : [[name, { ...change, at: at(change.at) }] as const],
  )
  return keptSettingsSchema.parse(Object.fromEntries(told))
}
