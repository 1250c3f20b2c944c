import { journey } from '../src/system/journey.ts'
import { takeAt } from '../src/sheet/take.ts'

journey('lists with nothing in them yet', async ({ newModerator, newPlayer }) => {
  const { name, page } = await newPlayer('Nora')
  await takeAt(page, '/rankings', 'rankings-nobody')
  await takeAt(page, '/rankings/stars?span=week', 'rankings-stars-nobody')
  await takeAt(page, '/replays', 'replays-none')
  await takeAt(page, `/players/${name}`, 'profile-new')
  await takeAt(page, '/notices', 'notices-none')

  const desk = (await newModerator('Ada', 'admin')).page
  for (const section of ['cases', 'players', 'opinions', 'copies'])
    await takeAt(desk, `/${section}`, `desk-${section}-none`)
  await takeAt(desk, '/audit?text=nothing-like-it', 'desk-audit-none')
  await takeAt(desk, '/cases/nowhere', 'desk-missing')
})
