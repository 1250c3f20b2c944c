import type { Secrets } from './secrets.ts'
import type { ServicePorts } from './services.ts'

/** What every process of the system is told. Whatever is set outside takes over. */
export function environmentOf(
  ports: ServicePorts,
  secrets: Secrets,
  databaseUrl: string,
  outside: NodeJS.ProcessEnv,
): NodeJS.ProcessEnv {
  return {
    SKELLY_STAGE: 'development',
    NEXTAUTH_URL: `http://localhost:${ports.web}`,
    SKELLY_GAME_URL: `http://localhost:${ports.game}`,
    SKELLY_WEB_ORIGINS: `http://localhost:${ports.web},http://127.0.0.1:${ports.web}`,
    ...secrets,
    ...outside,
    DATABASE_URL: databaseUrl,
    NODE_ENV: 'production',
  }
}
