import { expect } from '@playwright/test'
import { Table } from '../src/game/table.ts'
import { DESKTOP, journey } from '../src/system/journey.ts'
import { photograph } from '../src/system/photograph.ts'

journey('a flick by keyboard alone, and another by finger', async ({ newPlayer }) => {
  const [ana, ben] = [await newPlayer('Ana', DESKTOP), await newPlayer('Ben')]
  const table = await Table.meet([
    { player: ana, fill: 'crayon' },
    { player: ben, fill: 'floor' },
  ])
  const { screens, umpire } = table
  const first = umpire.mover
  const { court, page } = table.mover
  await court.awaitTurn()
  const before = await court.placeOf(first)

  await journey.step('the keys are the court’s from the start, and a key tells what they do', async () => {
    await expect(court.element).toBeFocused()
    await page.keyboard.press('?')
    const help = page.getByRole('dialog', { name: 'Keys' })
    await expect(help).toContainText('Turn the aim')
    await page.keyboard.press('Escape')
    await expect(help).toBeHidden()
    await expect(court.element).toBeFocused()
  })
  for (const key of [
    'ArrowRight',
    'ArrowRight',
    'Shift+ArrowLeft',
    'ArrowUp',
    'Escape',
    'ArrowUp',
    'ArrowRight',
  ]) {
    await page.keyboard.press(key)
  }
  await photograph(page, 'keyboard-aim')
  await page.keyboard.press('Enter')
  await expect(table.mover.ruling).toContainText(table.player(first).name)
  const after = await court.placeOf(first)
  expect(after.y).toBeLessThan(before.y)
  expect(after.x).toBeGreaterThan(before.x)
  for (const screen of screens) await expect.poll(() => screen.court.placeOf(first)).toEqual(after)

  const other = table.screen(1 - first)
  await other.court.awaitTurn()
  await other.court.pullWithFinger({ dx: 25, dy: 50 })
  await expect(other.ruling).toContainText(table.player(1 - first).name)
  const rested = await other.court.placeOf(1 - first)
  await expect.poll(() => table.screen(first).court.placeOf(1 - first)).toEqual(rested)
})
