import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { stripTypeScriptTypes } from 'node:module'

const ENGINE = new URL('../../packages/engine/src/', import.meta.url)
const PAGE = new URL('./page/', import.meta.url)
const BLANK = '<!doctype html><title>Thinking</title><link rel="icon" href="data:,">'

/** A path in the engine, or a script of the page. */
const SCRIPT = /^\/((?:[a-z0-9-]+\/)*[a-z0-9-]+\.(?:ts|mjs))$/

/** Serves a blank page, its scripts, and the engine's sources with their types stripped, so that nothing is built. */
export const serveEngine = async (): Promise<{ readonly server: Server; readonly origin: string }> => {
  const server = createServer((request, response) => {
    const [, script] = SCRIPT.exec(request.url ?? '/') ?? []
    if (script === undefined) {
      response.setHeader('content-type', 'text/html').end(BLANK)
      return
    }
    scriptAt(script).then(
      (source) => response.setHeader('content-type', 'text/javascript').end(source),
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return { server, origin: `http://127.0.0.1:${String(address.port)}` }
}

const scriptAt = async (script: string): Promise<string> =>
  script.endsWith('.ts')
    ? stripTypeScriptTypes(await readFile(new URL(script, ENGINE), 'utf8'))
    : readFile(new URL(script, PAGE), 'utf8')
