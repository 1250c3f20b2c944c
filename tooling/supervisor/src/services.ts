/** The ports of the processes that make up a running system. */
export interface ServicePorts {
  readonly web: number
  readonly admin: number
  readonly game: number
}

/** Environment variables; what is undefined is not set. */
type Variables = Readonly<Record<string, string | undefined>>

export type ServiceName = 'game server' | 'web' | 'admin'

/** A process of the system: what to run, where, and where it says that it is well. */
export interface Service {
  readonly name: ServiceName
  /** Its package, from the checkout's root. */
  readonly folder: string
  readonly command: string
  readonly args: readonly string[]
  readonly port: number
  /** Settings that are its own, beside or instead of what every process is told. */
  readonly env: (shared: Variables) => Variables
}

/** Every process of the system, in the order in which they start. */
export function servicesOn({ web, admin, game }: ServicePorts): readonly Service[] {
  return [
    {
      name: 'game server',
      folder: 'apps/game-server',
      command: 'node',
      args: ['src/main.ts'],
      port: game,
      env: () => ({ SKELLY_GAME_PORT: String(game), SKELLY_ADMIN_SECRET: undefined }),
    },
    {
      name: 'web',
      folder: 'apps/web',
      command: 'next',
      args: ['start', '--port', String(web)],
      port: web,
      env: () => ({ SKELLY_WEB_PORT: String(web), SKELLY_ADMIN_SECRET: undefined }),
    },
    {
      name: 'admin',
      folder: 'apps/admin',
      command: 'next',
      args: ['start', '--port', String(admin)],
      port: admin,
      // next-auth looks for its own site's address there, whichever app it is in.
      env: ({ SKELLY_ADMIN_URL, NEXTAUTH_URL }) => ({
        NEXTAUTH_URL: SKELLY_ADMIN_URL,
        SKELLY_WEB_URL: NEXTAUTH_URL,
        // what players are signed in with counts nothing there
        NEXTAUTH_SECRET: undefined,
        SKELLY_TICKET_SECRET: undefined,
      }),
    },
  ]
}
