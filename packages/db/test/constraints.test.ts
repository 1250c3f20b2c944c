import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId, type Database } from '../src/index.ts'
import { openTestDatabase } from '../src/testing/index.ts'
import { addMatch, addPlayer, NOON } from './seeded.ts'

let database: Database
let ana: string
let matchId: string
beforeAll(async () => {
  database = (await openTestDatabase()).database
  ana = await addPlayer(database, 'Ana')
  matchId = await addMatch(database)
})
afterAll(() => database.close())

const entry = { number: 1, ratedGame: 1, before: 1200, expected: 5000, k: 40, after: 1220, at: NOON }
const rated = (change: object) => () =>
  database.ratings.add({ id: newId(), playerId: ana, matchId, ...entry, ...change })
const stands = (change: object) => () =>
  database.players.keepStanding(ana, { rating: 1200, ratedGames: 0, highest: 1200, xp: 0, ...change })
const settled = (change: object) => () => {
  const won = { outcome: 'won', leaving: null, voiding: null, abandonedFor: null } as const
  return database.settlements.add({ matchId, ...won, settledAt: NOON, ...change })
}
const opined = (change: object) => () => {
  const agreed = { outcome: 'agreed', shots: 40, version: 1, differing: [], failure: null } as const
  return database.secondOpinions.add({ matchId, ...agreed, at: NOON, ...change })
}

const issued = (change: object) => () => {
  const seed = { seed: '0123456789abcdef'.repeat(2), playerId: ana, issuedAt: NOON, expiresAt: NOON + 1 }
  return database.issuedSeeds.add([{ ...seed, ...change }])
}
const ran = (change: object) => () =>
  database.soloRuns.add({ matchId, playerId: ana, flicks: 30, stars: 2, at: NOON, ...change })

const attempted = (change: object) => () => {
  const attempt = { id: newId(), playerId: ana, number: 4, identity: 'a1'.repeat(32), stars: 2, flicks: 3 }
  return database.attempts.add({ ...attempt, format: 1, text: '', sentAt: NOON, ...change })
}

const ROOM = { makerId: null, optionsVersion: 1, options: {}, lobby: { version: 1 }, openedAt: NOON }
const roomed = (change: object) => () => database.rooms.add({ id: newId(), code: 'QQQQ', ...ROOM, ...change })
const matched = (change: object) => () =>
  database.matches.add({ id: newId(), way: 'ranked', setupVersion: 1, setup: {}, openedAt: NOON, ...change })
const seated = (change: object) => () =>
  database.seats.add([{ matchId, seat: 0, playerId: ana, fill: 'tar', ...change }])

test.each([
  { row: 'a rating under 100', write: rated({ before: 110, after: 90 }), breaks: 'RatingEntry_floor' },
  { row: 'a K of 32', write: rated({ k: 32 }), breaks: 'RatingEntry_k_known' },
  {
    row: 'an expected score over 1',
    write: rated({ expected: 10_001 }),
    breaks: 'RatingEntry_expected_range',
  },
  {
    row: 'a rated game before the first',
    write: rated({ ratedGame: 0 }),
    breaks: 'RatingEntry_ratedGame_counted',
  },
  { row: 'a rating over the highest', write: stands({ rating: 1201 }), breaks: 'Player_highest_ever' },
  { row: 'XP below nothing', write: stands({ xp: -1 }), breaks: 'Player_xp_counted' },
  { row: 'a void without a reason', write: settled({ outcome: 'void' }), breaks: 'Settlement_void_says_why' },
  {
    row: 'a win that says void',
    write: settled({ voiding: 'server-lost' }),
    breaks: 'Settlement_void_says_why',
  },
  {
    row: 'an opinion that differs nowhere',
    write: opined({ outcome: 'differed' }),
    breaks: 'SecondOpinion_differed_says_where',
  },
  {
    row: 'an opinion that agrees and differs',
    write: opined({ differing: [{ ply: 3 }] }),
    breaks: 'SecondOpinion_differed_says_where',
  },
  {
    row: 'a failed opinion without a reason',
    write: opined({ outcome: 'failed' }),
    breaks: 'SecondOpinion_failed_says_why',
  },
  {
    row: 'an opinion of another kind',
    write: opined({ outcome: 'doubted' }),
    breaks: 'SecondOpinion_outcome_known',
  },
  { row: 'a seed of other letters', write: issued({ seed: 'x'.repeat(32) }), breaks: 'IssuedSeed_seed_form' },
  { row: 'a seed that never lived', write: issued({ expiresAt: NOON }), breaks: 'IssuedSeed_lives' },
  {
    row: 'a code with a sign that is mistaken for another',
    write: roomed({ code: 'O123' }),
    breaks: 'Room_code_form',
  },
  { row: 'a code in small letters', write: roomed({ code: 'abcd' }), breaks: 'Room_code_form' },
  {
    row: 'options without a version',
    write: roomed({ optionsVersion: 0 }),
    breaks: 'Room_options_version_counted',
  },
  { row: 'a lobby without a version', write: roomed({ lobby: {} }), breaks: 'Room_lobby_says_its_version' },
  {
    row: 'an online match without a room',
    write: matched({ way: 'online' }),
    breaks: 'Match_online_from_a_room',
  },
  {
    row: 'a match watched by somebody',
    write: matched({ watching: 'friends' }),
    breaks: 'Match_watching_known',
  },
  { row: 'a ninth colour', write: seated({ colour: 8 }), breaks: 'Seat_colour_known' },
  { row: 'a run without a flick', write: ran({ flicks: 0 }), breaks: 'SoloRun_flicks_counted' },
  { row: 'a run of four stars', write: ran({ stars: 4 }), breaks: 'SoloRun_stars_known' },
  {
    row: 'a player of more stars than there are',
    write: () => database.players.keepStars(ana, 601),
    breaks: 'Player_stars_counted',
  },
  { row: 'an attempt at level 201', write: attempted({ number: 201 }), breaks: 'Attempt_level_known' },
  { row: 'an attempt of no star', write: attempted({ stars: 0 }), breaks: 'Attempt_stars_known' },
  { row: 'an attempt without a flick', write: attempted({ flicks: 0 }), breaks: 'Attempt_flicks_counted' },
  { row: 'an attempt of no identity', write: attempted({ identity: 'x' }), breaks: 'Attempt_identity_form' },
  {
    row: 'a list of other letters',
    write: () => database.flickLists.claim({ number: 4, list: 'x'.repeat(64), playerId: ana, at: NOON }),
    breaks: 'FlickList_list_form',
  },
])('$row breaks $breaks', async ({ write, breaks }) => {
  await expect(write()).rejects.toThrow(breaks)
})

test('a match is rated once for a player, and a player has one first rated game', async () => {
  await rated({})()
  await expect(rated({ number: 2, ratedGame: 2 })()).rejects.toThrow('RatingEntry_one_a_game')
  const other = await addMatch(database)
  await expect(rated({ matchId: other, number: 2 })()).rejects.toThrow('RatingEntry_playerId_ratedGame_key')
  await expect(rated({ matchId: other, ratedGame: 2 })()).rejects.toThrow('RatingEntry_playerId_number_key')
})

test('a match is settled once', async () => {
  await settled({})()
  await expect(settled({})()).rejects.toThrow('Settlement_pkey')
})

test('a match has one second opinion: the first stays', async () => {
  expect(await opined({})()).toBe(true)
  expect(await opined({ outcome: 'failed', failure: 'no such court' })()).toBe(false)
  expect(await database.secondOpinions.of(matchId)).toMatchObject({ outcome: 'agreed', shots: 40 })
})

test('nobody sits at two open tables', async () => {
  const [one, other] = [await addMatch(database), await addMatch(database)]
  const seat = { seat: 0, playerId: ana, fill: 'tar' } as const
  await database.seats.add([{ matchId: one, ...seat }])
  await expect(database.seats.add([{ matchId: other, ...seat }])).rejects.toThrow('Seat_one_open_a_player')
  await database.seats.close(one, 0, 1)
  await database.seats.add([{ matchId: other, ...seat }])
  expect(await database.seats.openMatchOf(ana)).toBe(other)
})

test('a seed is used once, by one game, and a game uses one seed', async () => {
  const [one, other] = ['1', '2'].map((digit) => digit.repeat(32))
  if (one === undefined || other === undefined) throw new Error('two seeds')
  for (const seed of [one, other]) await issued({ seed })()
  await database.issuedSeeds.use(one, { matchId, rematchOf: null, at: NOON })
  expect(await database.issuedSeeds.find(one)).toMatchObject({ playerId: ana, matchId })
  await expect(database.issuedSeeds.use(other, { matchId, rematchOf: null, at: NOON })).rejects.toThrow(
    'IssuedSeed_matchId_key',
  )
  const second = await addMatch(database)
  const use = { matchId: second, at: NOON }
  await expect(database.issuedSeeds.use(one, { ...use, rematchOf: null })).rejects.toThrow('violated')
  expect(await database.issuedSeeds.find(one)).toMatchObject({ matchId })
  await expect(database.issuedSeeds.use(other, { ...use, rematchOf: other })).rejects.toThrow(
    'IssuedSeed_rematch_of_another',
  )
  expect(await database.issuedSeeds.hasRematch(one)).toBe(false)
  await database.issuedSeeds.use(other, { ...use, rematchOf: one })
  expect(await database.issuedSeeds.hasRematch(one)).toBe(true)
  const third = 'cd'.repeat(16)
  await issued({ seed: third })()
  const again = { matchId: await addMatch(database), rematchOf: one, at: NOON }
  await expect(database.issuedSeeds.use(third, again)).rejects.toThrow('IssuedSeed_rematchOf_key')
})

test('an open room’s code is nobody else’s until it is closed', async () => {
  const room = { id: newId(), code: 'KKKK', ...ROOM }
  expect(await database.rooms.add(room)).toBe(true)
  expect(await database.rooms.add({ ...room, id: newId() })).toBe(false)
  await database.rooms.close(room.id, NOON + 1)
  expect(await database.rooms.add({ ...room, id: newId() })).toBe(true)
})

test('a room has one open match, and a match one rematch', async () => {
  const roomId = newId()
  await database.rooms.add({ id: roomId, code: 'MMMM', ...ROOM })
  const [first, second] = [newId(), newId()]
  const online = { way: 'online', roomId, setupVersion: 1, setup: {}, openedAt: NOON } as const
  await database.matches.add({ id: first, ...online })
  await expect(database.matches.add({ id: second, ...online })).rejects.toThrow('Match_one_open_a_room')
  await database.matches.end(first, NOON)
  await database.matches.add({ id: second, ...online, rematchOf: first })
  await database.matches.end(second, NOON)
  const again = { id: newId(), ...online, rematchOf: first }
  await expect(database.matches.add(again)).rejects.toThrow('Match_rematchOf_key')
  expect(await database.matches.rematchOf(first)).toBe(second)
})

test('two caps of a table are of two colours', async () => {
  const table = await addMatch(database)
  const [ben, cid] = [await addPlayer(database, 'Ben'), await addPlayer(database, 'Cid')]
  const seat = { matchId: table, fill: 'tar', colour: 3 } as const
  const seats = [
    { ...seat, seat: 0, playerId: ben },
    { ...seat, seat: 1, playerId: cid },
  ]
  await expect(database.seats.add(seats)).rejects.toThrow('Seat_matchId_colour_key')
})

test('a guest has no user and is not rated', async () => {
  const id = newId()
  const guest = { id, userId: null, name: 'guest-KKKK', nameKey: 'guest-kkkk', createdAt: NOON }
  expect(await database.players.add(guest)).toBe(true)
  expect(await database.players.byId(id)).toMatchObject({ isGuest: true })
  const rated = { rating: 1220, ratedGames: 1, highest: 1220, xp: 0 }
  await expect(database.players.keepStanding(id, rated)).rejects.toThrow('Player_guest_is_unrated')
  await database.players.keepStanding(id, { ...rated, ratedGames: 0 })
})

test('an account’s attempt is kept once, counts once, and stays as it is', async () => {
  const id = newId()
  await attempted({ id })()
  await expect(attempted({})()).rejects.toThrow('Attempt_playerId_identity_key')
  await expect(database.attempts.count(id, NOON - 1)).rejects.toThrow('Attempt_counted_after_sending')
  await database.attempts.count(id, NOON)
  await expect(database.attempts.count(id, NOON + 1)).rejects.toThrow('violated')
})

test('a best gives way to a better one, never to a worse one', async () => {
  const ids = await Promise.all(
    ['b1', 'b2', 'b3'].map(async (digits) => {
      const id = newId()
      await attempted({ id, identity: digits.repeat(32) })()
      return id
    }),
  )
  const [one = '', other = '', third = ''] = ids
  const keep = (attemptId: string, stars: number, flicks: number) =>
    database.levelBests.keep(ana, { number: 4, attemptId, stars, flicks })
  await keep(one, 2, 3)
  await expect(keep(other, 1, 2)).rejects.toThrow('violated')
  await expect(keep(other, 2, 4)).rejects.toThrow('violated')
  await keep(other, 2, 2)
  await keep(third, 3, 5)
  expect(await database.levelBests.of(ana)).toEqual([{ number: 4, attemptId: third, stars: 3, flicks: 5 }])
})
