import { Rechecker } from '@skelly/api'
import { env } from '../env.ts'

let only: Rechecker | null = null

/** This process's one place where games from devices are played again. */
export const rechecker = (): Rechecker => (only ??= new Rechecker(env().policy.deviceGames))
