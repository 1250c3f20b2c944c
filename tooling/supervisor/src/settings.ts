import { join, resolve } from 'node:path'
import type { ServicePorts } from './services.ts'

/** The PostgreSQL that the system works with: our own, or one that somebody else runs. */
export type DatabaseSetting =
  | { readonly kind: 'own'; readonly port: number; readonly folder: string }
  | {
      readonly kind: 'elsewhere'
      /** What the services are told. */
      readonly url: string
      /** Who owns the tables, for migrations; null where that is whom the services come as. */
      readonly ownerUrl: string | null
    }

/** What can be set from outside, parsed once. */
export interface Settings {
  readonly ports: ServicePorts
  /** Where everything that is kept between two starts lies. */
  readonly data: string
  readonly database: DatabaseSetting
}

/**
 * The settings in the environment of a checkout at `root`.
 * @throws with one line when a port is no port
 */
export function settingsFrom(env: NodeJS.ProcessEnv, root: string): Settings {
  const data = resolve(root, env['SKELLY_DATA'] ?? '.data')
  const url = env['DATABASE_URL'] ?? ''
  const port = portIn(env, 'SKELLY_DB_PORT', 3103)
  return {
    ports: {
      web: portIn(env, 'SKELLY_WEB_PORT', 3100),
      admin: portIn(env, 'SKELLY_ADMIN_PORT', 3101),
      game: portIn(env, 'SKELLY_GAME_PORT', 3102),
    },
    data,
    database:
      url === ''
        ? { kind: 'own', port, folder: join(data, 'postgres') }
        : { kind: 'elsewhere', url, ownerUrl: ownerIn(env) },
  }
}

function ownerIn(env: NodeJS.ProcessEnv): string | null {
  const url = env['DATABASE_OWNER_URL'] ?? ''
  return url === '' ? null : url
}

function portIn(env: NodeJS.ProcessEnv, name: string, usual: number): number {
  const text = env[name] ?? String(usual)
  const value = Number(text)
  if (!Number.isInteger(value) || value < 1 || value > 65_535) throw new Error(`${name}=${text} is no port`)
  return value
}
