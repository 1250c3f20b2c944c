import { pino, type Logger } from 'pino'
import type { Stage } from '@skelly/protocol'

/** Structured lines on stdout, with match ids and no personal data. */
export const openLog = (stage: Stage): Logger =>
  pino({
    level: stage === 'test' ? 'warn' : 'info',
    base: { process: 'game-server' },
    errorKey: 'error',
    serializers: { error: pino.stdSerializers.err },
  })
