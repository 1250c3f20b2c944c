import { createServer, type AddressInfo, type Socket } from 'node:net'

export interface SmtpServer {
  readonly url: string
  /** What was sent, letter after letter, as it came over the wire. */
  readonly letters: readonly string[]
  readonly stop: () => void
}

/** A server that speaks as much SMTP as a client needs to deliver a letter. `refuses`: nobody gets mail here. */
export const startSmtpServer = async ({ refuses = false } = {}): Promise<SmtpServer> => {
  const letters: string[] = []
  const server = createServer((socket) => converse(socket, letters, refuses))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${String(port)}`, letters, stop: () => server.close() }
}

const converse = (socket: Socket, letters: string[], refuses: boolean): void => {
  let heard = ''
  let isLetter = false
  const say = (line: string): void => void socket.write(`${line}\r\n`)
  say('220 here')
  socket.on('data', (data) => {
    heard += data.toString()
    for (;;) {
      const end = isLetter ? '\r\n.\r\n' : '\r\n'
      const at = heard.indexOf(end)
      if (at === -1) return
      const said = heard.slice(0, at)
      heard = heard.slice(at + end.length)
      if (isLetter) letters.push(said)
      const isData = !isLetter && said.startsWith('DATA')
      say(answerTo(said, { isData, isRefused: refuses && said.startsWith('RCPT') }))
      isLetter = isData
    }
  })
}

const answerTo = (
  said: string,
  { isData, isRefused }: { readonly isData: boolean; readonly isRefused: boolean },
): string => {
  if (isData) return '354 go on'
  if (isRefused) return '550 nobody of this name'
  return said.startsWith('QUIT') ? '221 good-bye' : '250 good'
}
