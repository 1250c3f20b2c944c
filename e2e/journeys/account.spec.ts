import { expect } from '@playwright/test'
import { accountOf, SignUpPage } from '../src/pages/sign-up-page.ts'
import { SignInPage } from '../src/pages/sign-in-page.ts'
import { DESKTOP, journey } from '../src/system/journey.ts'
import { photograph } from '../src/system/photograph.ts'

journey('signed up, out and in again', async ({ newPlayer }) => {
  const { identity, name, page } = await newPlayer('Ana', DESKTOP)
  await photograph(page, 'signed-up')
  await accountOf(page, name).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(accountOf(page, name)).toBeHidden()
  await page.goto('/ranked')
  await expect(page.getByRole('button', { name: 'Find a game' })).toBeHidden()

  const signIn = new SignInPage(page)
  await signIn.open()
  await signIn.submit(identity)
  await expect(accountOf(page, name)).toBeVisible()
  await page.reload()
  await expect(accountOf(page, name)).toBeVisible()
})

journey('a wrong password: refused in words, and nobody is signed in', async ({ newPlayer, newDevice }) => {
  const { identity, name } = await newPlayer('Ana')
  const page = await (await newDevice()).newPage()
  const signIn = new SignInPage(page)
  await signIn.open()
  for (const email of [identity.email, 'nobody@players.example']) {
    await signIn.submit({ email, password: 'not the password' })
    await expect(page.getByText('This e-mail and password do not go together.')).toBeVisible()
  }
  await expect(accountOf(page, name)).toBeHidden()
  await signIn.submit(identity)
  await expect(accountOf(page, name)).toBeVisible()
})

const refusals = [
  { what: 'markup as a name', change: { name: '<b>Ana</b>' }, says: 'A name has 3 to 20 letters' },
  { what: 'a script as a name', change: { name: '"><script>' }, says: 'A name has 3 to 20 letters' },
  { what: 'a short password', change: { password: 'seven77' }, says: 'A password has 8 to 200 characters' },
  { what: 'no e-mail address', change: { email: 'here and there' }, says: 'does not look like an e-mail' },
]
for (const { change, says, what } of refusals) {
  journey(`signing up with ${what} is refused in words`, async ({ newDevice }) => {
    const page = await (await newDevice()).newPage()
    const signUp = new SignUpPage(page)
    await signUp.open()
    await signUp.submit({
      name: 'Somebody',
      email: 'some@players.example',
      password: 'long enough',
      ...change,
    })
    await expect(signUp.problem(says).first()).toBeVisible()
    await expect(page).toHaveURL(/\/sign-up/)
  })
}

journey(
  'an e-mail address and a name that are taken, whatever the case',
  async ({ newPlayer, newDevice }) => {
    const { identity } = await newPlayer('Ana')
    const page = await (await newDevice()).newPage()
    const signUp = new SignUpPage(page)
    await signUp.open()
    await signUp.submit({ ...identity, name: 'Another', email: identity.email.toUpperCase() })
    await expect(signUp.problem('There is an account with this e-mail already.')).toBeVisible()
    await signUp.submit({ ...identity, name: identity.name.toUpperCase(), email: 'other@players.example' })
    await expect(signUp.problem('Somebody has this name already.')).toBeVisible()
  },
)
