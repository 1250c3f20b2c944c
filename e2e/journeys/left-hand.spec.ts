import { expect, type Locator } from '@playwright/test'
import { DevicePage } from '../src/pages/device-page.ts'
import { journey, PHONE } from '../src/system/journey.ts'

const SIDEWAYS = { width: PHONE.height, height: PHONE.width }

const middleOf = async (shown: Locator): Promise<number> => {
  const box = await shown.boundingBox()
  if (box === null) throw new Error('it is not to be seen')
  return box.x + box.width / 2
}

journey('what a right hand has on its left a left hand has on its right', async ({ newDevice }) => {
  const page = await (await newDevice()).newPage()
  const screen = new DevicePage(page, 'solo')
  const pause = page.getByRole('button', { name: 'Pause' })
  await screen.open()
  await screen.start()

  const expectPauseLeft = async (isLeft: boolean): Promise<void> => {
    for (const held of [PHONE, SIDEWAYS]) {
      await page.setViewportSize(held)
      const away = (await middleOf(pause)) - (await middleOf(screen.court.element))
      expect(away < 0, `the pause is ${String(away)} px right of the court's middle`).toBe(isLeft)
    }
  }
  await expectPauseLeft(true)
  await page.goto('/settings')
  await page.getByRole('switch', { name: 'Left-handed' }).click()
  await screen.open()
  await expectPauseLeft(false)
})
