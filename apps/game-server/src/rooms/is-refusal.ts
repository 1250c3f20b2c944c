import { ServerError } from '@colyseus/core'

/** Whether an exception only says that somebody may not join: Colyseus knows no other way to say it. */
export const isRefusal = ({ cause }: Error): boolean => cause instanceof ServerError
