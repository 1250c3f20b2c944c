import { WATCHING, type RoomOptions } from '@skelly/protocol'
import { z } from 'zod'

const watchingSchema = z.enum(WATCHING)

/** @throws when it is another word: the database takes none */
export const storedWatching = (watching: string): RoomOptions['watching'] => watchingSchema.parse(watching)
