import { z } from 'zod'

/** Players on a page of a list. */
export const PAGE = 50

/** Pages count from 1. */
export const pageSchema = z.strictObject({ page: z.int().min(1).max(100_000) })

/** How many pages so many players fill; a list without anybody has one. */
export const pagesOf = (players: number): number => Math.max(1, Math.ceil(players / PAGE))
