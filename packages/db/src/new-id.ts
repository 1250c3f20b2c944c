import { randomUUIDv7 } from 'node:crypto'

/** A UUIDv7: ids sort by the moment when they were made. */
export const newId = (): string => randomUUIDv7()
