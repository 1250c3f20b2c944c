import { z } from 'zod'

/** Epoch milliseconds up to the year 9999: what the database takes as a time. */
export const storedTimeSchema = z.int().min(0).max(253_402_300_799_999)

/** 0 to 2³¹ − 1: what the database takes as a whole number. */
export const storedCountSchema = z.int().min(0).max(2_147_483_647)

/** Text without the sign NUL, which the database does not take. */
export const storedTextSchema = z.string().refine((text) => !text.includes('\0'))
