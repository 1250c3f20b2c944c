import { expect, type Page } from '@playwright/test'
import { inviteAt } from '@skelly/desk'
import type { AdminRole } from '@skelly/protocol'
import { DeskDoor } from '../pages/desk-door.ts'
import type { RunningSystem } from '../system/running-system.ts'
import type { Moderator } from './moderator.ts'

interface Coming {
  readonly page: Page
  readonly name: string
  readonly role: AdminRole
}

/** Somebody is invited from the command line, takes the invite up in a browser, and signs in. */
export const comeToTheDesk = async (
  { admin, database }: Pick<RunningSystem, 'admin' | 'database'>,
  { name, page, role }: Coming,
): Promise<Moderator> => {
  const email = `${name.toLowerCase()}@desk.example`
  const password = `${name} keeps the peace`
  const invited = await inviteAt({ url: database, home: admin, now: Date.now() }, { email, role })
  if (!invited.ok) throw new Error(invited.why)
  const door = new DeskDoor(page)
  const setUp = await door.setUp(invited.link, { name, password })
  await page.getByRole('link', { name: 'I have kept them. Sign in' }).click()
  await door.signIn({ email, password, code: await setUp.authenticator.freshCode() })
  await expect(door.sections).toBeVisible()
  return { page, name, email, password, ...setUp }
}
