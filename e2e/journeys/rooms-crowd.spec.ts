import { expect } from '@playwright/test'
import { openRoom } from '../src/game/gather.ts'
import { LobbyPage } from '../src/pages/lobby-page.ts'
import { journey, PATIENT } from '../src/system/journey.ts'
import { photograph } from '../src/system/photograph.ts'

journey.use({ policy: { ...PATIENT, socketsAnAddress: 1 } })

journey(
  'one too many from a network is told so, and comes in when there is a place',
  async ({ newDevice }) => {
    const [maker, friend] = await Promise.all([0, 1].map(async () => (await newDevice()).newPage()))
    if (maker === undefined || friend === undefined) throw new Error('two devices were asked for')
    const code = await openRoom({ page: maker, name: '' }, { seats: 2, clock: 'No shot clock' })
    const late = new LobbyPage(friend)
    await late.open(code)
    await expect(friend.getByText('Too many connections from your network at once')).toBeVisible()
    await photograph(friend, 'room-crowded')
    await maker.goto('/')
    await late.awaitSeat()
  },
)
