import { expect, type Page } from '@playwright/test'
import { motionOf, type Motion } from '../src/game/motion-of.ts'
import { DevicePage } from '../src/pages/device-page.ts'
import { SettingsPage } from '../src/pages/settings-page.ts'
import { journey, PHONE } from '../src/system/journey.ts'

/** A short way up the street, which the camera is worth moving for. */
const SHORT_WAY = { dx: 0, dy: 40 } as const

const firstFlick = async (page: Page): Promise<Motion> => {
  const screen = new DevicePage(page, 'solo')
  await screen.open()
  await screen.start()
  await screen.court.awaitTurn()
  return motionOf(screen.court, () => screen.court.pull(SHORT_WAY))
}

journey('whoever wants less motion, by the settings or the system, gets it', async ({ newDevice }) => {
  const open = async (): Promise<Page> => (await newDevice(PHONE)).newPage()

  await journey.step('usually the camera goes near, dust rises and the ring breathes', async () => {
    const { rolled, ...motion } = await firstFlick(await open())
    expect(motion).toEqual({ camera: true, dust: true, restless: true })
    expect(rolled).toBeGreaterThan(500)
  })

  await journey.step('the system asks for less: caps jump, and nothing else moves', async () => {
    const page = await open()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const { rolled, ...motion } = await firstFlick(page)
    expect(motion).toEqual({ camera: false, dust: false, restless: false })
    expect(rolled).toBeLessThan(300)
  })

  await journey.step('the same by the settings alone', async () => {
    const page = await open()
    const settings = new SettingsPage(page)
    await settings.open()
    await settings.toggle('Less motion').click()
    await expect(settings.toggle('Less motion')).toBeChecked()
    const { rolled, ...motion } = await firstFlick(page)
    expect(motion).toEqual({ camera: false, dust: false, restless: false })
    expect(rolled).toBeLessThan(300)
  })
})
