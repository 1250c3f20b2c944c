import type { Stage } from '@skelly/protocol'
import { pino, type Logger } from 'pino'

/** Structured lines on stdout, with match ids and no personal data. */
export const openLog = (stage: Stage): Logger =>
  pino({
    level: stage === 'test' ? 'error' : 'info',
    base: { process: 'game-server' },
    errorKey: 'error',
    serializers: { error: withoutDetails },
  })

/** An error's own words; what frameworks hang on it (clients, tickets, names) stays out. */
const withoutDetails = (error: unknown): object => {
  if (!(error instanceof Error)) return { message: String(error) }
  const { name, message, stack, cause } = error
  return { name, message, stack, ...(cause instanceof Error ? { cause: withoutDetails(cause) } : {}) }
}
