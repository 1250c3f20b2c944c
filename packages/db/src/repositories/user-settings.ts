import type { Client } from '../client.ts'

/** Settings as they are stored; whoever reads them parses them. */
export interface StoredSettings {
  /** The form of `kept`. */
  readonly version: number
  readonly kept: unknown
}

export interface UserSettings {
  /** Null for a user who never chose anything. */
  of(userId: string): Promise<StoredSettings | null>
  keep(
    userId: string,
    settings: { readonly version: number; readonly kept: object },
    at: number,
  ): Promise<void>
}

export const userSettingsIn = (client: Client): UserSettings => ({
  of: (userId) =>
    client.userSettings.findUnique({ where: { userId }, select: { version: true, kept: true } }),
  keep: async (userId, settings, at) => {
    const data = { ...settings, keptAt: new Date(at) }
    const select = { userId: true } as const
    await client.userSettings.upsert({ where: { userId }, create: { userId, ...data }, update: data, select })
  },
})
