/** For how many days somebody is suspended: what is offered. */
export const SUSPENSION_DAYS = ['1', '3', '7', '30', '90', '365'] as const
export type SuspensionDays = (typeof SUSPENSION_DAYS)[number]

const DAY = 86_400_000

/** When a suspension of so many days ends that begins at `now`; epoch milliseconds. */
export const suspendedUntil = (now: number, days: SuspensionDays): number => now + Number(days) * DAY
