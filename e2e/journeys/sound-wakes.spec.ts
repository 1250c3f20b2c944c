import { expect } from '@playwright/test'
import { DevicePage } from '../src/pages/device-page.ts'
import { SettingsPage } from '../src/pages/settings-page.ts'
import { SoundWatch } from '../src/sound/sound-watch.ts'
import { journey } from '../src/system/journey.ts'

const PULL = { dx: 0, dy: 70 }

journey(
  'sound begins with the first touch, comes back after a call, and is off by one switch',
  async ({ newDevice }) => {
    const page = await (await newDevice()).newPage()
    const watch = await SoundWatch.on(page)
    const screen = new DevicePage(page, 'solo')
    await screen.open()

    await journey.step('nothing before somebody touches the page; a flick is heard and felt', async () => {
      expect(await watch.states()).toEqual([])
      await screen.start()
      await expect.poll(() => watch.states()).toEqual(['running'])
      await screen.court.awaitTurn()
      await screen.court.pull(PULL)
      await expect.poll(() => watch.begun()).toBeGreaterThanOrEqual(2)
    })

    await journey.step('after a call, and after another page was looked at, it sounds again', async () => {
      await watch.interrupt()
      await expect.poll(() => watch.states()).toEqual(['running'])
      await watch.hide(true)
      await expect.poll(() => watch.states()).toEqual(['suspended'])
      await watch.hide(false)
      await expect.poll(() => watch.states()).toEqual(['running'])
    })

    await journey.step('the switch over the table: not a sound more', async () => {
      await screen.press('Sound')
      await expect.poll(() => watch.states()).toEqual(['suspended'])
      await screen.court.awaitTurn()
      const before = await watch.begun()
      await screen.court.pull(PULL)
      await screen.court.awaitTurn()
      expect(await watch.begun()).toBe(before)
      await screen.press('Sound')
      // two knocks, to hear how loud it is
      expect(await watch.begun()).toBe(before + 2)
      await expect.poll(() => watch.states()).toEqual(['running'])
    })

    await journey.step('what is chosen in the settings is heard, and felt half as long at low', async () => {
      const settings = new SettingsPage(page)
      await settings.open()
      const choose = (name: string, amount: string) =>
        page
          .getByRole('radiogroup', { name, exact: true })
          .getByRole('radio', { name: amount, exact: true })
          .click()
      await choose('Sound', 'Low')
      await expect.poll(() => watch.begun()).toBe(2)
      await choose('Vibration', 'Low')
      expect(await watch.longestBuzz()).toBe(12)
      await choose('Vibration', 'Full')
      expect(await watch.longestBuzz()).toBe(24)
    })
  },
)
