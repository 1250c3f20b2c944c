import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { inviteAt } from '@skelly/desk'
import { runOut } from '../src/desk/run-out.ts'
import { AdminsPage } from '../src/pages/admins-page.ts'
import { DeskDoor } from '../src/pages/desk-door.ts'
import { DESKTOP, journey, PHONE } from '../src/system/journey.ts'
import { photograph } from '../src/system/photograph.ts'

const COOKIE = 'skelly-admin.session'
const WRONG = 'E-mail, password and code do not go together.'
const OVER = 'Your session is over'

/** Whoever opens the page is led to the door, and sees nothing of it. */
const expectTheDoor = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await expect(page).toHaveURL(/\/sign-in/)
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
}

/** A picture at the desk, and one on a phone, where nothing may stand out sideways. */
const photographOnBoth = async (page: Page, name: string): Promise<void> => {
  await photograph(page, name)
  await page.setViewportSize(PHONE)
  await photograph(page, `${name}-phone`)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(PHONE.width)
  await page.setViewportSize(DESKTOP)
}

/** Wherever a mouse is likely, no section may be cut off: nobody drags them sideways there. */
const expectWholeSections = async (page: Page): Promise<void> => {
  for (const width of [820, 1100, DESKTOP.width]) {
    await page.setViewportSize({ width, height: 1180 })
    const sections = page.getByRole('navigation', { name: 'Sections' })
    const [shown, whole] = await sections.evaluate((each) => [each.clientWidth, each.scrollWidth])
    expect(whole, `at ${String(width)}`).toBe(shown)
  }
  await page.setViewportSize(DESKTOP)
}

journey(
  'by an invite and an authenticator to the desk, and in no other way',
  async ({ newDevice, newPlayer, system }) => {
    journey.setTimeout(300_000)
    const device = await newDevice(DESKTOP, { baseURL: system.admin })
    const page = await device.newPage()
    const door = new DeskDoor(page)
    const [email, password] = ['ann@desk.example', 'Ann keeps the peace']
    const invited = await inviteAt(
      { url: system.database, home: system.admin, now: Date.now() },
      { email, role: 'admin' },
    )
    if (!invited.ok) throw new Error(invited.why)

    const { authenticator, recoveryCodes } = await journey.step('an invite is taken up, once', async () => {
      const setUp = await door.setUp(invited.link, { name: 'Ann', password })
      await photograph(page, 'desk-recovery-codes')
      await page.goto('about:blank')
      await page.goto(invited.link)
      await expect(page.getByRole('heading', { name: 'This link is used up' })).toBeVisible()
      return setUp
    })

    await journey.step('a wrong code lets nobody in, nor one that was used', async () => {
      await expectTheDoor(page, '/admins')
      await door.signIn({ email, password, code: '12345' })
      await expect(door.alert).toContainText(WRONG)
      const code = await authenticator.freshCode()
      await door.signIn({ email, password, code })
      await expect(page).toHaveURL(`${system.admin}/admins`)
      await expect(door.sections).toBeVisible()
      await page.getByRole('button', { name: 'Sign out' }).click()
      await expect(page).toHaveURL(/\/sign-in/)
      await door.signIn({ email, password, code })
      await expect(door.alert).toContainText(WRONG)
    })

    await journey.step('a recovery code stands in for the authenticator, once', async () => {
      const [code = ''] = recoveryCodes
      const enter = async (): Promise<void> => {
        await page.goto('/sign-in')
        await page.getByRole('button', { name: 'Use a recovery code' }).click()
        await page.getByLabel('E-mail').fill(email)
        await page.getByLabel('Password').fill(password)
        await page.getByLabel('Recovery code', { exact: true }).fill(code.toLowerCase())
        await page.getByRole('button', { name: 'Sign in' }).click()
      }
      await enter()
      await expect(door.sections).toBeVisible()
      await page.goto('/account')
      await expect(page.getByText('9 left')).toBeVisible()
      await photographOnBoth(page, 'desk-account')
      await expectWholeSections(page)
      await page.getByRole('button', { name: 'Sign out' }).click()
      await expect(page).toHaveURL(/\/sign-in/)
      await enter()
      await expect(door.alert).toContainText(WRONG)
    })

    await journey.step('neither a forged cookie nor a player’s counts', async () => {
      const player = await newPlayer('Pia')
      const cookies = await player.page.context().cookies(system.web)
      const session = cookies.find(({ name }) => name.endsWith('skelly.session'))?.value ?? ''
      expect(session).not.toBe('')
      for (const value of ['nonsense', session]) {
        const stranger = await newDevice(DESKTOP, { baseURL: system.admin })
        await stranger.addCookies([{ name: COOKIE, value, url: system.admin }])
        await expectTheDoor(await stranger.newPage(), '/audit')
        const asked = await stranger.request.get(`${system.admin}/api/trpc/audit.list?input=%7B%7D`)
        expect(asked.status()).toBe(401)
      }
    })

    await journey.step('when the session is over the page is left, and found again', async () => {
      await page.goto('/audit')
      await door.signIn({ email, password, code: await authenticator.freshCode() })
      await expect(page.getByRole('table', { name: 'Audit' })).toBeVisible()
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Export' }).click(),
      ])
      const csv = await readFile(await download.path(), 'utf8')
      expect(csv).toMatch(/^id,at,admin,actor,action,subject,about,before,after,reason\r\n/)
      expect(csv).toContain(',admin.refuse-sign-in,')
      await photographOnBoth(page, 'desk-audit')
      await runOut(system.database, email)
      await page.getByRole('combobox', { name: 'What' }).selectOption({ label: 'signed in' })
      await expect(page).toHaveURL(/\/sign-in\?.*over=1/)
      await expect(page.getByText(OVER)).toBeVisible()
      await door.signIn({ email, password, code: await authenticator.freshCode() })
      await expect(page).toHaveURL(/\/audit\?action=admin\.sign-in/)
    })
  },
)

journey('who is suspended or demoted with an open tab is out at the next step', async ({ newModerator }) => {
  journey.setTimeout(300_000)
  const [ann, ben] = [await newModerator('Ann', 'admin'), await newModerator('Ben', 'admin')]
  const [hers, his] = [new AdminsPage(ann.page), new AdminsPage(ben.page)]
  await hers.open()
  await his.open()
  await photographOnBoth(ann.page, 'desk-admins')

  await journey.step('password and code are asked for again, and the rest goes by itself', async () => {
    await hers.change(`Make moderator: ${ben.name}`, 'Make moderator', 'Goes on a journey.')
    await expect(hers.stepUp).toBeVisible()
    await photograph(ann.page, 'desk-step-up')
    await hers.show(ann, '12345')
    await expect(hers.stepUp.getByRole('alert')).toContainText(WRONG)
    await hers.show(ann, await ann.authenticator.freshCode())
    await expect(ann.page.getByText(`${ben.name} is a moderator now.`)).toBeVisible()
    await expect(hers.row(ben.name)).toContainText('moderator')
  })

  await journey.step('the demoted admin’s open tab does nothing any more', async () => {
    await ben.page.getByLabel('E-mail').fill('somebody@desk.example')
    await ben.page.getByRole('button', { name: 'Make the link' }).click()
    await expect(ben.page).toHaveURL(/\/sign-in/)
    const door = new DeskDoor(ben.page)
    await door.signIn({ ...ben, code: await ben.authenticator.freshCode() })
    await expect(door.sections).toBeVisible()
    await ben.page.goto('/admins')
    await expect(ben.page.getByText('Only admins may do that.')).toBeVisible()
    await ben.page.goto('/audit')
    await expect(ben.page.getByRole('table', { name: 'Audit' })).toContainText('signed in')
    await expect(ben.page.getByRole('table', { name: 'Audit' })).not.toContainText(ann.name)
  })

  await journey.step('who is suspended is out, and does not come in until restored', async () => {
    await hers.change(`Suspend ${ben.name}`, 'Suspend', 'Has not come back.')
    // password and code are good for ten minutes
    await expect(ann.page.getByText(`${ben.name} is suspended.`)).toBeVisible()
    await expectTheDoor(ben.page, '/audit')
    const door = new DeskDoor(ben.page)
    await door.signIn({ ...ben, code: await ben.authenticator.freshCode() })
    await expect(door.alert).toContainText(WRONG)
    await hers.change(`Restore ${ben.name}`, 'Restore', 'Is back.')
    await expect(hers.row(ben.name)).not.toContainText('suspended')
    await door.signIn({ ...ben, code: await ben.authenticator.freshCode() })
    await expect(door.sections).toBeVisible()
  })

  await journey.step('an admin invites, hands the link over, and takes it back', async () => {
    await ann.page.getByLabel('E-mail').fill('new@desk.example')
    await ann.page.getByRole('button', { name: 'Make the link' }).click()
    const link = await ann.page.locator('[data-invite-link]').innerText()
    await photographOnBoth(ann.page, 'desk-invited')
    await ben.page.goto(link)
    await expect(ben.page.getByText('new@desk.example is to be a moderator.')).toBeVisible()
    await ann.page.getByRole('button', { name: 'Take back the invite of new@desk.example' }).click()
    await expect(ann.page.getByText('Nobody who has not come.')).toBeVisible()
    await ben.page.reload()
    await expect(ben.page.getByRole('heading', { name: 'This link is used up' })).toBeVisible()
  })
})
