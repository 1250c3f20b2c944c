const DAY = 86_400_000
/** 1970-01-01 was a Thursday: three days of its week had gone. */
const DAYS_BEFORE = 3

/** The number of a moment's week, counted from 0 for that of 1970-01-01; weeks begin on Mondays, 0:00 UTC. */
export const weekOf = (at: number): number => Math.floor((Math.floor(at / DAY) + DAYS_BEFORE) / 7)

/** When the week began, epoch milliseconds. */
export const startOfWeek = (week: number): number => (week * 7 - DAYS_BEFORE) * DAY
