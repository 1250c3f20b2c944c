import { millis, ok, refuse } from '@skelly/engine'
import { POLICY, USUAL_ROOM, type TicketBearer, type TicketPurpose } from '@skelly/protocol'
import { beforeEach, describe, expect, test } from 'vitest'
import type { CodeBook } from '../../src/codes/code-book.ts'
import { memoryCodeBook } from '../../src/codes/memory-code-book.ts'
import { memoryWrongCodes } from '../../src/desk/limited-codes.ts'
import { RoomDesk, type DeskParts, type NewRoom } from '../../src/desk/room-desk.ts'

const bearer = (purpose: TicketPurpose): TicketBearer => ({
  ticketId: 't',
  playerId: 'ana',
  name: 'Ana',
  sessionId: null,
  purpose,
})
const OPENER = bearer({ kind: 'open-room', options: USUAL_ROOM })
const finder = (code: string): TicketBearer => bearer({ kind: 'find-room', code })

let codes: CodeBook
let written: readonly NewRoom[]
let putUp: readonly string[]

const deskWith = (draws: readonly string[], openRoom?: DeskParts['openRoom']): RoomDesk => {
  let nth = 0
  return new RoomDesk({
    codes,
    wrongCodes: memoryWrongCodes(POLICY),
    openRoom: async (room) => {
      written = [...written, room]
      return openRoom?.(room) ?? ok(null)
    },
    putUpLobby: async (roomId) => void (putUp = [...putUp, roomId]),
    drawCode: () => draws[nth++ % draws.length] ?? '',
    now: () => millis(5),
  })
}

beforeEach(() => {
  codes = memoryCodeBook()
  written = []
  putUp = []
})

describe('opening', () => {
  test('a room is written down with nobody in it, its lobby put up, its code live', async () => {
    const answer = await deskWith(['ABCD']).open(OPENER)
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
    expect(await deskWith(['ABCD', 'EFGH', 'JKLM'], taken).open(OPENER)).toMatchObject({
      value: { code: 'JKLM' },
    })
    expect(await codes.find('ABCD')).toBe('another')
  })

  test('when all are taken it says so', async () => {
    await codes.reserve({ code: 'ABCD', roomId: 'another' })
    expect(await deskWith(['ABCD']).open(OPENER)).toEqual({ ok: false, refusal: 'no-code-free' })
    expect(written).toEqual([])
  })

  test.each([
    { refusal: 'already-playing', said: 'already-playing' },
    { refusal: 'too-many-rooms', said: 'too-many-rooms' },
    { refusal: 'no-such-player', said: 'bad-ticket' },
  ] as const)('$refusal: no room, and the code is free at once', async ({ refusal, said }) => {
    const desk = deskWith(['ABCD'], async () => refuse(refusal))
    expect(await desk.open(OPENER)).toEqual({ ok: false, refusal: said })
    expect(putUp).toEqual([])
    expect(await codes.reserve({ code: 'ABCD', roomId: 'next' })).toBe(true)
  })
})

test('a ticket for one thing is none for the other', async () => {
  const desk = deskWith(['ABCD'])
  const bad = { ok: false, refusal: 'bad-ticket' }
  expect([await desk.open(finder('ABCD')), await desk.find(OPENER, '1.1.1.1')]).toEqual([bad, bad])
})

test('who finds rooms again and again has never to wait', async () => {
  const desk = deskWith(['ABCD'])
  await desk.open(OPENER)
  for (let nth = 0; nth < 2 * POLICY.rooms.wrongCodes; nth += 1)
    expect(await desk.find(finder('ABCD'), '1.1.1.1')).toMatchObject({ ok: true })
})
