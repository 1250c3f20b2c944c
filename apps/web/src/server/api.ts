import { createCaller } from '@skelly/api'
import { cache } from 'react'
import { apiContext } from './api-context.ts'

type Api = ReturnType<typeof createCaller>

/** The procedures as functions, for pages that the server renders. */
export const api = cache(async (): Promise<Api> => createCaller(await apiContext()))
