import { Server } from '@colyseus/core'
import type { Logger } from 'pino'
import { socketTransport, type SocketRules } from '../sockets/socket-transport.ts'
import { healthRoutes } from './health-routes.ts'
import { restrictMatchmaking } from './restrict-matchmaking.ts'

export interface ColyseusParts {
  readonly rules: SocketRules
  readonly log: Logger
  readonly isReady: () => Promise<boolean>
}

/** Colyseus with our sockets, our routes and our log; it handles no signals by itself. */
export const colyseusServer = ({ rules, log, isReady }: ColyseusParts): Server => {
  restrictMatchmaking(rules.webOrigins)
  const server = new Server({
    transport: socketTransport(rules),
    greet: false,
    gracefullyShutdown: false,
    // it prints what strangers send; failures of ours come to the rooms' onUncaughtException
    logger: log.child({ part: 'colyseus' }, { level: 'silent' }),
  })
  server.router = healthRoutes(isReady)
  return server
}
