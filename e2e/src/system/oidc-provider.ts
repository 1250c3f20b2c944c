import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { OidcWishes } from './running-system.ts'

const KEY_ID = 'journeys'
/** Seconds that an identity is good for. */
const LIVES = 300

/** What somebody who signs in has consented to, until its code is used. */
interface Grant {
  readonly person: string
  readonly nonce: string | null
  readonly challenge: string
  readonly redirectUri: string
}

const base64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/**
 * A small OpenID Connect provider on this machine, code flow with PKCE: whoever comes chooses who they are. What a real one
 * checks it checks: client and secret, the code once, its verifier and its redirect.
 */
export class OidcProvider implements OidcWishes {
  readonly clientId = 'skelly'
  readonly clientSecret = randomBytes(16).toString('hex')
  readonly name = 'Corner Store'
  readonly #port: number
  readonly #people: readonly string[]
  readonly #keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
  readonly #grants = new Map<string, Grant>()
  readonly #server: Server

  constructor(port: number, people: readonly string[]) {
    this.#port = port
    this.#people = people
    this.#server = createServer((request, response) => {
      void this.#answer(request, response)
    })
  }

  get issuer(): string {
    return `http://127.0.0.1:${String(this.#port)}`
  }

  async open(): Promise<void> {
    await new Promise<void>((listening) => this.#server.listen(this.#port, '127.0.0.1', listening))
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((closed) => this.#server.close(closed))
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.issuer)
    const json = (status: number, value: object): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
    }
    switch (url.pathname) {
      case '/.well-known/openid-configuration': {
        json(200, this.#configuration())
        return
      }
      case '/keys': {
        json(200, { keys: [this.#publicKey()] })
        return
      }
      case '/authorize':
        response.writeHead(200, { 'content-type': 'text/html' }).end(this.#choice(url))
        return
      case '/consent':
        response.writeHead(302, { location: this.#consent(url.searchParams) }).end()
        return
      case '/token': {
        json(...this.#token(request, new URLSearchParams(await text(request))))
        return
      }
      default: {
        json(404, {})
        return
      }
    }
  }

  #configuration() {
    return {
      issuer: this.issuer,
      authorization_endpoint: `${this.issuer}/authorize`,
      token_endpoint: `${this.issuer}/token`,
      jwks_uri: `${this.issuer}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      code_challenge_methods_supported: ['S256'],
    }
  }

  #publicKey() {
    return { ...this.#keys.publicKey.export({ format: 'jwk' }), kid: KEY_ID, alg: 'RS256', use: 'sig' }
  }

  #choice({ search }: URL): string {
    const links = this.#people.map(
      (person) => `<p><a href="/consent${search}&person=${person}">Go on as ${person}</a></p>`,
    )
    return `<!doctype html><title>${this.name}</title><h1>${this.name}</h1>${links.join('')}`
  }

  #consent(asked: URLSearchParams): string {
    const [redirectUri, challenge] = [asked.get('redirect_uri'), asked.get('code_challenge')]
    if (asked.get('client_id') !== this.clientId || redirectUri === null || challenge === null)
      throw new Error('the request is not one of our client')
    const code = randomBytes(16).toString('hex')
    const nonce = asked.get('nonce')
    this.#grants.set(code, { person: asked.get('person') ?? '', nonce, challenge, redirectUri })
    const back = new URL(redirectUri)
    back.searchParams.set('code', code)
    back.searchParams.set('state', asked.get('state') ?? '')
    return back.href
  }

  #token({ headers }: IncomingMessage, asked: URLSearchParams): readonly [number, object] {
    const key = Buffer.from(`${this.clientId}:${this.clientSecret}`).toString('base64')
    if (headers.authorization !== `Basic ${key}`) return [401, { error: 'invalid_client' }]
    const code = asked.get('code') ?? ''
    const grant = this.#grants.get(code)
    this.#grants.delete(code)
    const verifier = asked.get('code_verifier') ?? ''
    const isOwn = grant?.challenge === createHash('sha256').update(verifier).digest('base64url')
    if (grant === undefined || !isOwn || grant.redirectUri !== asked.get('redirect_uri'))
      return [400, { error: 'invalid_grant' }]
    const answer = { access_token: randomBytes(16).toString('hex'), token_type: 'Bearer', expires_in: LIVES }
    return [200, { ...answer, id_token: this.#identity(grant) }]
  }

  #identity({ nonce, person }: Grant): string {
    const now = Math.floor(Date.now() / 1000)
    const claims = {
      ...{ iss: this.issuer, aud: this.clientId, sub: `person-${person}`, preferred_username: person },
      ...{ iat: now, exp: now + LIVES },
      ...(nonce === null ? {} : { nonce }),
    }
    const signed = `${base64({ alg: 'RS256', typ: 'JWT', kid: KEY_ID })}.${base64(claims)}`
    const signature = createSign('RSA-SHA256').update(signed).sign(this.#keys.privateKey, 'base64url')
    return `${signed}.${signature}`
  }
}
