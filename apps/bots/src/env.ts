/** An empty variable is one that is not set. */
const said = (name: string): string | undefined => (process.env[name] === '' ? undefined : process.env[name])

export interface BotsEnv {
  /** The operator's own password for the players' accounts, or undefined, and then every run makes new accounts. */
  readonly password: string | undefined
  /** Where the web app answers unless the command line says otherwise: what `npm start` was told as well. */
  readonly web: string
}

/** What the environment says. */
export const env: BotsEnv = {
  password: said('SKELLY_BOTS_PASSWORD'),
  web: said('NEXTAUTH_URL') ?? `http://localhost:${said('SKELLY_WEB_PORT') ?? '3100'}`,
}
