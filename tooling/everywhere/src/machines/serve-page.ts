import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'

export interface ServedPage {
  readonly address: string
  /** What the page sends, once it has played. */
  readonly sent: Promise<string>
  readonly close: () => Promise<void>
}

/** Any error ends up at the other end too: a page has nobody else to tell. */
const page = `<!doctype html>
<meta charset="utf-8">
<title>Everywhere the same</title>
<script>
  const lines = []
  const send = () => fetch('/lines', { method: 'POST', body: lines.join('\\n') })
  addEventListener('error', ({ message }) => { lines.push(message); send() })
</script>
<script src="/corpus.js"></script>
<script>
  send()
</script>
`

/** Serves one page on this machine alone; its script says lines with `lines.push`. */
export const servePage = async (script: string): Promise<ServedPage> => {
  const { promise: sent, resolve, reject } = Promise.withResolvers<string>()
  const server = createServer((request, response) => {
    const [type, body] = answerTo(request.url ?? '', script)
    response.setHeader('content-type', type).end(body)
    if (request.method === 'POST') text(request).then(resolve, reject)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return { address: addressOf(server), sent, close: () => close(server) }
}

const answerTo = (path: string, script: string): readonly [type: string, body: string] => {
  if (path === '/') return ['text/html', page]
  return path === '/corpus.js' ? ['text/javascript', script] : ['text/plain', '']
}

const addressOf = (server: Server): string => {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('listening without a port')
  return `http://127.0.0.1:${String(address.port)}/`
}

const close = (server: Server): Promise<void> => {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}
