import { Server, type ServerOptions } from '@colyseus/core'
import type { Logger } from 'pino'
import type { OwnRoutes } from '../sockets/bounded-server.ts'
import { socketTransport, type SocketRules } from '../sockets/socket-transport.ts'
import { healthRoutes } from './health-routes.ts'
import { restrictMatchmaking } from './restrict-matchmaking.ts'

export interface ColyseusParts {
  readonly rules: SocketRules
  readonly ownRoutes: OwnRoutes
  /** How the rooms of other processes are found. */
  readonly shared: ServerOptions
  readonly log: Logger
  readonly isReady: () => Promise<boolean>
}

/** Colyseus with our sockets, our routes and our log; it handles no signals by itself. */
export const colyseusServer = ({ rules, ownRoutes, shared, log, isReady }: ColyseusParts): Server => {
  restrictMatchmaking(rules.webOrigins, log)
  const server = new Server({
    ...shared,
    transport: socketTransport(rules, ownRoutes),
    greet: false,
    gracefullyShutdown: false,
    // it prints what strangers send; failures of ours come to the rooms' onUncaughtException
    logger: log.child({ part: 'colyseus' }, { level: 'silent' }),
  })
  server.router = healthRoutes(isReady)
  return server
}
