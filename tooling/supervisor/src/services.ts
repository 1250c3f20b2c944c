/** The ports of the processes that make up a running system. */
export interface ServicePorts {
  readonly web: number
  readonly game: number
}

export type ServiceName = 'game server' | 'web'

/** A process of the system: what to run, where, and where it says that it is well. */
export interface Service {
  readonly name: ServiceName
  /** Its package, from the checkout's root. */
  readonly folder: string
  readonly command: string
  readonly args: readonly string[]
  readonly port: number
  /** Settings that are its own. */
  readonly env: Readonly<Record<string, string>>
}

/** Every process of the system, in the order in which they start. */
export function servicesOn({ web, game }: ServicePorts): readonly Service[] {
  return [
    {
      name: 'game server',
      folder: 'apps/game-server',
      command: 'node',
      args: ['src/main.ts'],
      port: game,
      env: { SKELLY_GAME_PORT: String(game) },
    },
    {
      name: 'web',
      folder: 'apps/web',
      command: 'next',
      args: ['start', '--port', String(web)],
      port: web,
      env: { SKELLY_WEB_PORT: String(web) },
    },
  ]
}
