import { accountSettingsSchema, settingsChangesSchema } from '@skelly/protocol'
import { syncSettings } from '@skelly/services'
import { owner } from '../setting/trpc.ts'

/** Tells what was changed on a device, and answers what the account's devices have in common after it. */
export const syncSettingsProcedure = owner
  .input(settingsChangesSchema)
  .output(accountSettingsSchema)
  .mutation(
    ({
      ctx: {
        database,
        now,
        owner: { playerId, userId },
      },
      input: { account, changes, now: deviceNow },
    }) => syncSettings(database, { userId, playerId, account, changes, deviceNow, now: now() }),
  )
