import { z } from 'zod'

/** Where a process runs: `development` is what `npm start` makes, `test` what the browser tests make. */
export const stageSchema = z.enum(['development', 'test', 'production'])
export type Stage = z.infer<typeof stageSchema>
