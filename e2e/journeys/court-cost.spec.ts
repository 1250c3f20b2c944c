import { expect } from '@playwright/test'
import { censusOf } from '../src/frames/court-census.ts'
import { DeviceTable } from '../src/game/device-table.ts'
import { fourCaps } from '../src/game/four-caps.ts'
import { DevicePage } from '../src/pages/device-page.ts'
import { journey } from '../src/system/journey.ts'

journey('what four caps breaking up cost to draw stays within bounds', async ({ browser, newDevice }) => {
  const scene = fourCaps()
  const page = await (await newDevice()).newPage()
  const screen = new DevicePage(page, 'local')
  await screen.keep(scene.save)
  await screen.open()
  await screen.press('Go on')
  await new DeviceTable(screen).awaitTurn()

  await journey.step('the letters of the first ruling are there before it', async () => {
    await expect.poll(() => page.evaluate(`document.fonts.check('20px "Permanent Marker"')`)).toBe(true)
  })
  const census = await censusOf(browser, page, async () => {
    await screen.court.pull(scene.breaking)
    // the word on the court is laid out while the caps roll
    await expect(screen.ruling).toContainText(/\S/)
  })
  expect.soft(census.elements).toBeLessThanOrEqual(280)
  expect.soft(census.layers).toBeLessThanOrEqual(46)
  // caps, trails and dust are moved by the compositor: a roll of a second is sixty frames, and none is painted
  expect.soft(census.painted).toBeLessThanOrEqual(1)
  // two quiet moments of the roll, for the caps' names and for the word: each is some frames
  expect.soft(census.styled).toBeLessThanOrEqual(14)
})
