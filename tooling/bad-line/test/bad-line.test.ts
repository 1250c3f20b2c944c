import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { draw } from '../src/draw.ts'
import { BadLine, FAIR_WEATHER, type Weather } from '../src/index.ts'

const FAIR: Weather = { ...FAIR_WEATHER, delay: 20 }
const SHAKY: Weather = { ...FAIR, delay: 5, jitter: 30, stalls: { share: 0.1, longest: 120 } }

let server: Server
/** What came in at the server, by connection. */
let heard: Buffer[][]
let goodbyes: number
let lines: BadLine[]

beforeEach(async () => {
  heard = []
  goodbyes = 0
  lines = []
  server = createServer({ allowHalfOpen: true }, answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(async () => {
  for (const line of lines) await line.close()
  server.close()
})

/** Says back whatever it hears, and goodbye to whoever says goodbye. */
const answer = (socket: Socket): void => {
  const mine: Buffer[] = []
  heard.push(mine)
  socket.on('data', (bytes) => {
    mine.push(bytes)
    socket.write(bytes)
  })
  socket.on('end', () => {
    goodbyes += 1
    socket.end('bye')
  })
  socket.on('error', () => undefined)
}

const open = async (weather: Weather, seed = 1): Promise<BadLine> => {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no server')
  const line = await BadLine.open({ port: address.port, seed, weather })
  lines.push(line)
  return line
}

interface Talk {
  readonly socket: Socket
  readonly back: Buffer[]
  readonly closed: Promise<unknown>
}

const dial = ({ port }: BadLine): Talk => {
  const socket = connect({ port, host: '127.0.0.1' })
  const back: Buffer[] = []
  socket.on('data', (bytes) => back.push(bytes))
  socket.on('error', () => undefined)
  return { socket, back, closed: new Promise((resolve) => socket.once('close', resolve)) }
}

const noise = (length: number): Buffer => Buffer.from(Uint8Array.from({ length }, (_, at) => (at * 31) % 251))

test('all bytes arrive, in order, both ways, and goodbyes after them', async () => {
  const line = await open(SHAKY)
  const { socket, back, closed } = dial(line)
  const sent = noise(40_000)
  for (let at = 0; at < sent.length; at += 1_370) socket.write(sent.subarray(at, at + 1_370))
  socket.end()
  await closed
  expect(Buffer.concat(heard[0] ?? [])).toEqual(sent)
  expect(Buffer.concat(back)).toEqual(Buffer.concat([sent, Buffer.from('bye')]))
  expect(line.troubles).toMatchObject({ connections: 1, cut: 0 })
  expect(line.troubles.held).toBeGreaterThan(5)
})

test('every way takes its time', async () => {
  const line = await open({ ...FAIR, delay: 150 })
  const { socket, back } = dial(line)
  await once(socket, 'connect')
  const began = performance.now()
  socket.write('there')
  await once(socket, 'data')
  // a timer may be a moment early
  expect(performance.now() - began).toBeGreaterThan(290)
  expect(Buffer.concat(back).toString()).toBe('there')
})

test('on the way up it breaks in the middle of what was sent together', async () => {
  const line = await open({ ...FAIR, cuts: { share: 1, up: [700, 700], down: [700, 700] } }, seedOf('up'))
  const { socket, closed } = dial(line)
  const sent = noise(1_000)
  socket.write(sent.subarray(0, 600))
  socket.write(sent.subarray(600))
  await closed
  expect(Buffer.concat(heard[0] ?? [])).toEqual(sent.subarray(0, 700))
  expect(line.troubles).toMatchObject({ cut: 1, torn: 1 })
})

test('on the way down it breaks after just so many bytes', async () => {
  const line = await open({ ...FAIR, cuts: { share: 1, up: [333, 333], down: [333, 333] } }, seedOf('down'))
  const { socket, back, closed } = dial(line)
  const sent = noise(1_000)
  socket.write(sent)
  await closed
  expect(Buffer.concat(heard[0] ?? [])).toEqual(sent)
  expect(Buffer.concat(back)).toEqual(sent.subarray(0, 333))
})

test('nobody is there for a while, and then somebody is', async () => {
  const line = await open({ ...FAIR, refusals: { share: 0.5, row: 2 } }, 3)
  const answers: boolean[] = []
  for (let tries = 0; tries < 20; tries += 1) {
    const { socket, back, closed } = dial(line)
    socket.end('hello')
    await closed
    answers.push(Buffer.concat(back).toString() === 'hellobye')
  }
  expect(new Set(answers).size).toBe(2)
  expect(line.troubles.refused).toBe(answers.filter((isAnswered) => !isAnswered).length)
  for (let at = 0; at < answers.length; at += 2) expect(answers[at]).toBe(answers[at + 1])
})

test('without a network the server hears nothing, not even an end; who comes later is heard', async () => {
  const line = await open(FAIR)
  const { socket, back, closed } = dial(line)
  socket.write('before')
  await once(socket, 'data')
  socket.write('too late')
  line.loseNetwork()
  await closed
  const later = dial(line)
  later.socket.end('after')
  await later.closed
  expect(Buffer.concat(later.back).toString()).toBe('afterbye')
  expect(Buffer.concat(back).toString()).toBe('before')
  expect(heard.map((bytes) => Buffer.concat(bytes).toString())).toEqual(['before', 'after'])
  expect(goodbyes).toBe(1)
})

test('a server that is not there ends the connection', async () => {
  const line = await open(FAIR)
  server.close()
  await once(server, 'close')
  await dial(line).closed
  server.listen(0)
})

/** A seed with which the first connection is cut on that side. */
const seedOf = (side: 'up' | 'down'): number => {
  for (let seed = 0; ; seed += 1) if ((draw(seed, 'cut-side', 0) < 0.5 ? 'up' : 'down') === side) return seed
}
