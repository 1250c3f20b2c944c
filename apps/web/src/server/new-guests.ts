import { guestLimits, type GuestLimits } from '@skelly/auth'
import { env } from '../env.ts'

let only: GuestLimits | null = null

/** This process's one count of new guests. */
export const newGuests = (): GuestLimits => (only ??= guestLimits(env().policy))
