import { millis, ok, refuse } from '@skelly/engine'
import { POLICY, USUAL_ROOM, type TicketBearer, type TicketPurpose } from '@skelly/protocol'
import { beforeEach, describe, expect, test } from 'vitest'
import type { CodeBook } from '../../src/codes/code-book.ts'
import { memoryCodeBook } from '../../src/codes/memory-code-book.ts'
import { countedCodes } from '../../src/desk/counted-codes.ts'
import { RoomDesk, type DeskParts, type NewRoom } from '../../src/desk/room-desk.ts'
import type { Limit } from '../../src/limits/limit.ts'
import { memoryLimit } from '../../src/limits/rated-limit.ts'

const bearer = (purpose: TicketPurpose): TicketBearer => ({
  ticketId: 't',
  playerId: 'ana',
  name: 'Ana',
  sessionId: null,
  purpose,
})
const OPENER = bearer({ kind: 'open-room', options: USUAL_ROOM })
const finder = (code: string): TicketBearer => bearer({ kind: 'find-room', code })

const HOME = '1.1.1.1'

let codes: CodeBook
let openings: Limit
let written: readonly NewRoom[]
let putUp: readonly string[]
let atHome: readonly string[]

const deskWith = (draws: readonly string[], openRoom?: DeskParts['openRoom']): RoomDesk => {
  let nth = 0
  return new RoomDesk({
    codes,
    wrongCodes: countedCodes(POLICY.rooms, memoryLimit),
    openings,
    openRoom: async (room) => {
      written = [...written, room]
      return openRoom?.(room) ?? ok(null)
    },
    isAtHome: async (_, playerId) => atHome.includes(playerId),
    putUpLobby: async (roomId) => void (putUp = [...putUp, roomId]),
    drawCode: () => draws[nth++ % draws.length] ?? '',
    now: () => millis(5),
  })
}

beforeEach(() => {
  codes = memoryCodeBook()
  openings = memoryLimit({ name: 'openings', most: 3, within: 60_000 })
  written = []
  putUp = []
  atHome = []
})

describe('opening', () => {
  test('a room is written down with nobody in it, its lobby put up, its code live', async () => {
    const answer = await deskWith(['ABCD']).open(OPENER, HOME)
    if (!answer.ok) throw new Error(answer.refusal)
    const { roomId, code } = answer.value
    expect(code).toBe('ABCD')
    expect(written).toEqual([
      expect.objectContaining({ roomId, code, makerId: 'ana', options: USUAL_ROOM, now: 5 }),
    ])
    expect(putUp).toEqual([roomId])
    expect(await codes.find('ABCD')).toBe(roomId)
  })

  test('a code that is taken is drawn again, whether the book or the database says so', async () => {
    await codes.reserve({ code: 'ABCD', roomId: 'another' })
    const taken = async ({ code }: NewRoom) => (code === 'EFGH' ? refuse('code-taken') : ok(null))
    expect(await deskWith(['ABCD', 'EFGH', 'JKLM'], taken).open(OPENER, HOME)).toMatchObject({
      value: { code: 'JKLM' },
    })
    expect(await codes.find('ABCD')).toBe('another')
  })

  test('when all are taken it says so', async () => {
    await codes.reserve({ code: 'ABCD', roomId: 'another' })
    expect(await deskWith(['ABCD']).open(OPENER, HOME)).toEqual({ ok: false, refusal: 'no-code-free' })
    expect(written).toEqual([])
  })

  test.each([
    { refusal: 'already-playing', said: 'already-playing' },
    { refusal: 'too-many-rooms', said: 'too-many-rooms' },
    { refusal: 'no-such-player', said: 'bad-ticket' },
  ] as const)('$refusal: no room, and the code is free at once', async ({ refusal, said }) => {
    const desk = deskWith(['ABCD'], async () => refuse(refusal))
    expect(await desk.open(OPENER, HOME)).toEqual({ ok: false, refusal: said })
    expect(putUp).toEqual([])
    expect(await codes.reserve({ code: 'ABCD', roomId: 'next' })).toBe(true)
  })
})

test('so many rooms may be opened from one address, whoever asks; a room that was not opened does not count', async () => {
  const letters = 'ABCDEFGH'
  const desk = deskWith(Array.from(letters, (letter) => `${letter}222`))
  const refusing = deskWith(['ZZZ2'], async () => refuse('too-many-rooms'))
  for (let nth = 0; nth < 5; nth += 1)
    expect(await refusing.open(OPENER, HOME)).toEqual({ ok: false, refusal: 'too-many-rooms' })
  const answers = await Promise.all(Array.from({ length: 5 }, () => desk.open(OPENER, HOME)))
  expect(answers.filter(({ ok: isOpened }) => isOpened)).toHaveLength(3)
  expect(answers.filter(({ ok: isOpened }) => !isOpened)).toEqual(
    Array(2).fill({ ok: false, refusal: 'too-many-opened' }),
  )
  expect(await desk.open(OPENER, '2.2.2.2')).toMatchObject({ ok: true })
})

test('a ticket for one thing is none for the other', async () => {
  const desk = deskWith(['ABCD'])
  const bad = { ok: false, refusal: 'bad-ticket' }
  expect([await desk.open(finder('ABCD'), HOME), await desk.find(OPENER, HOME)]).toEqual([bad, bad])
})

test('who finds rooms again and again has never to wait', async () => {
  const desk = deskWith(['ABCD'])
  await desk.open(OPENER, HOME)
  for (let nth = 0; nth < 2 * POLICY.rooms.wrongCodes; nth += 1)
    expect(await desk.find(finder('ABCD'), HOME)).toMatchObject({ ok: true })
})

test('who has a place in the room comes back to it while the network has to wait, and counts for nothing', async () => {
  const desk = deskWith(['ABCD'])
  await desk.open(OPENER, HOME)
  const guess = (): Promise<unknown> => desk.find({ ...finder('WXYZ'), playerId: 'cy' }, HOME)
  for (let nth = 0; nth < POLICY.rooms.wrongCodes; nth += 1) await guess()
  expect(await guess()).toMatchObject({ refusal: 'wait' })
  expect(await desk.find(finder('ABCD'), HOME)).toMatchObject({ refusal: 'wait' })
  atHome = ['ana']
  expect(await desk.find(finder('ABCD'), HOME)).toMatchObject({ ok: true, value: { code: 'ABCD' } })
  expect(await desk.find({ ...finder('ABCD'), playerId: 'cy' }, HOME)).toMatchObject({ refusal: 'wait' })
})
