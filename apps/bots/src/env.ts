/**
 * What the environment says: the operator's own password for the players' accounts, or undefined, and then every run
 * makes new accounts.
 */
export const env: { readonly password: string | undefined } = {
  // an empty variable is one that is not set
  password: process.env['SKELLY_BOTS_PASSWORD'] === '' ? undefined : process.env['SKELLY_BOTS_PASSWORD'],
}
