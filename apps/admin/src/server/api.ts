import { createAdminCaller } from '@skelly/api/admin'
import { cache } from 'react'
import { apiContext } from './api-context.ts'

type Api = ReturnType<typeof createAdminCaller>

/** The procedures of the desk as functions, for pages that the server renders. */
export const api = cache(async (): Promise<Api> => createAdminCaller(await apiContext()))
