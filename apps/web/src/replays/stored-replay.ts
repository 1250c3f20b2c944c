import { cache } from 'react'
import { api } from '../server/api.ts'

type Api = Awaited<ReturnType<typeof api>>
export type StoredReplay = Awaited<ReturnType<Api['replays']['byId']>>

/** A replay for who asks, looked up once a request. */
export const storedReplay = cache(async (id: string): Promise<StoredReplay> =>
  (await api()).replays.byId({ id }),
)
