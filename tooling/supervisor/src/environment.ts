import type { Secrets } from './secrets.ts'
import type { ServicePorts } from './services.ts'

export interface EnvironmentOptions {
  readonly ports: ServicePorts
  readonly secrets: Secrets
  readonly databaseUrl: string
  /** Where mail is written that nothing sends. */
  readonly mailFolder: string
  /** Takes over, but for the database. */
  readonly outside: NodeJS.ProcessEnv
}

/** What every process of the system is told. */
export function environmentOf({
  ports,
  secrets,
  databaseUrl,
  mailFolder,
  outside,
}: EnvironmentOptions): NodeJS.ProcessEnv {
  return {
    SKELLY_STAGE: 'development',
    NEXTAUTH_URL: `http://localhost:${ports.web}`,
    SKELLY_ADMIN_URL: `http://localhost:${ports.admin}`,
    SKELLY_GAME_URL: `http://localhost:${ports.game}`,
    SKELLY_WEB_ORIGINS: `http://localhost:${ports.web},http://127.0.0.1:${ports.web}`,
    SKELLY_MAIL_FOLDER: mailFolder,
    ...secrets,
    ...outside,
    DATABASE_URL: databaseUrl,
    // for migrations alone
    DATABASE_OWNER_URL: undefined,
    NODE_ENV: 'production',
  }
}
