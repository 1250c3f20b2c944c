import { expect } from '@playwright/test'
import { CLOSE_CODES, ROOMS } from '@skelly/protocol'
import { Table } from '../src/game/table.ts'
import { MatchPage } from '../src/pages/match-page.ts'
import { askAdmission } from '../src/raw/ask-admission.ts'
import { RawSeat } from '../src/raw/raw-seat.ts'
import { journey } from '../src/system/journey.ts'

const shotId = (digit: string): string => digit.repeat(32)
const mm = (value: number): number => value * 1024
const UNAUTHORISED = 401

journey(
  'a socket that says what no page would say is refused, and nothing changes',
  async ({ newPlayer }) => {
    const [ana, ben] = [await newPlayer('Ana'), await newPlayer('Ben')]
    const table = await Table.meet([
      { player: ana, fill: 'crayon' },
      { player: ben, fill: 'tar' },
    ])
    const { matchId, umpire } = table
    const [first, second] = [table.player(0), table.player(1)]
    const admission = await askAdmission(first.page, 'match.admit', { matchId })
    if (typeof admission === 'string') throw new Error(`no ticket: ${admission}`)
    const seat = await RawSeat.join(matchId, admission)
    if (typeof seat === 'number') throw new Error(`not let in: ${String(seat)}`)
    await seat.first('welcome')

    await journey.step('the page of the same player is told that the seat is taken over', async () => {
      await expect(table.screen(0).page.getByText('open in another tab')).toBeVisible()
    })

    await journey.step('words that are none, and moves that are against the rules', async () => {
      const flick = { ply: 0, shotId: shotId('a'), dx: 10, dy: -40, strength: 300 }
      const set = { ply: 0, x: mm(100), y: mm(1190) }
      const bad = [
        ['flick', { ...flick, strength: 0 }, 'bad-flick'],
        ['flick', { ...flick, strength: 1001 }, 'bad-flick'],
        ['flick', { ...flick, strength: Number.NaN }, 'unreadable'],
        ['flick', { ...flick, dx: 0, dy: 0 }, 'bad-flick'],
        ['flick', { ...flick, ply: 1 }, 'wrong-ply'],
        ['flick', { ...flick, shotId: 'mine' }, 'unreadable'],
        ['flick', { ...flick, more: 'x'.repeat(2048) }, 'too-large'],
        ['set-down', { ...set, x: mm(50) }, 'on-the-chalk'],
        ['set-down', { ...set, x: mm(140) }, 'on-another-cap'],
        ['set-down', { ...set, x: mm(500), y: mm(700) }, 'outside-the-box'],
        ['set-down', { ...set, x: 0.5 }, 'unreadable'],
      ] as const
      for (const [type, message, why] of bad) expect(await seat.ask(type, message), why).toBe(why)
      await table.agreeOn(table.screen(1))
    })

    await journey.step('a second flick in a turn, and one out of turn', async () => {
      const found = umpire.find(({ verdict }) => verdict === 'miss', { x: 720, y: 1200 })
      const flick = { ply: 0, shotId: shotId('b'), ...found.flick }
      expect(await seat.ask('flick', flick)).toBe('happened')
      umpire.played(found)
      await table.agreeOn(table.screen(1))
      await table.screen(1).court.awaitTurn()
      expect(await seat.ask('flick', { ...flick, shotId: shotId('c') })).toBe('not-your-turn')
      expect(await seat.ask('flick', { ...flick, ply: 1, shotId: shotId('d') })).toBe('not-your-turn')
      expect(await seat.ask('flick', flick), 'the same flick is answered again').toBe('happened')
      await table.agreeOn(table.screen(1))
    })

    await journey.step('what is no message at all ends the line, not the game', async () => {
      seat.say('cheat', {})
      await expect.poll(() => seat.closedWith).toBe(CLOSE_CODES.misuse)
      await table.agreeOn(table.screen(1))
      const pull = umpire.find(({ verdict }) => verdict === 'box')
      await table.screen(1).court.pull(pull.pull)
      umpire.played(pull)
      await table.agreeOn(table.screen(1))
      await expect(table.screen(1).ruling).toContainText(second.name)
    })
  },
)

journey('tickets that are unknown, used, or somebody else’s open nothing', async ({ newPlayer, system }) => {
  const [ana, ben, cal] = [await newPlayer('Ana'), await newPlayer('Ben'), await newPlayer('Cal')]
  const { matchId } = await Table.meet([
    { player: ana, fill: 'empty' },
    { player: ben, fill: 'empty' },
  ])
  const address = system.game
  expect(await RawSeat.join(matchId, { address, ticket: 'made.up.ticket' })).toBe(UNAUTHORISED)
  expect(await askAdmission(cal.page, 'match.admit', { matchId })).toBe('not-your-match')

  const queueing = await askAdmission(cal.page, 'ranked.enter', { fill: 'tar' })
  if (typeof queueing === 'string') throw new Error(`no ticket: ${queueing}`)
  expect(await RawSeat.join(matchId, queueing), 'a ticket for the queue').toBe(UNAUTHORISED)

  const admission = await askAdmission(ana.page, 'match.admit', { matchId })
  if (typeof admission === 'string') throw new Error(`no ticket: ${admission}`)
  const seat = await RawSeat.join(matchId, admission)
  expect(typeof seat).not.toBe('number')
  expect(await RawSeat.join(matchId, admission), 'the same ticket again').toBe(UNAUTHORISED)
  expect(await RawSeat.join(ROOMS.rankedQueue, admission), 'and elsewhere').toBe(UNAUTHORISED)
})

journey('a second tab takes the game over, and the first can take it back', async ({ newPlayer }) => {
  const [ana, ben] = [await newPlayer('Ana'), await newPlayer('Ben')]
  const table = await Table.meet([
    { player: ana, fill: 'floor' },
    { player: ben, fill: 'candle' },
  ])
  const tab = await ana.page.context().newPage()
  await tab.goto(ana.page.url())
  const second = new MatchPage(tab)
  await second.awaitStart()
  await expect(ana.page.getByText('open in another tab')).toBeVisible()
  await ana.page.bringToFront()
  await ana.page.getByRole('button', { name: 'Play here' }).click()
  await expect(ana.page.getByText('open in another tab')).toBeHidden()
  await expect(tab.getByText('open in another tab')).toBeVisible()
  await table.play(({ verdict }) => verdict === 'box')
})
