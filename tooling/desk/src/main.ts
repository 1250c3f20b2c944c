// Lets somebody come to the moderators' desk: npm run admin:invite -- EMAIL --role admin|moderator
import { databaseAt } from '@skelly/postgres'
import { inviteAt } from './invite-at.ts'
import { inviteWish } from './invite-wish.ts'

const invite = async (): Promise<void> => {
  const wish = inviteWish(process.argv.slice(2))
  const { SKELLY_ADMIN_PORT: port = '3101', SKELLY_ADMIN_URL: home = `http://localhost:${port}` } =
    process.env
  const invited = await inviteAt({ url: await placeOfDatabase(), home, now: Date.now() }, wish)
  if (!invited.ok) throw new Error(invited.why)
  const { email, expiresAt, isRenewal, link } = invited
  const until = new Date(expiresAt).toISOString().slice(0, 16).replace('T', ' ')
  const what = isRenewal
    ? `${email} sets password and authenticator anew by this link, which ends their sessions`
    : `${email} comes to the desk by this link`
  process.stdout.write(`${what}. It works once, until ${until} UTC:\n${link}\n`)
}

/** Our own database has a folder from its first start on. */
const placeOfDatabase = async (): Promise<string> => {
  try {
    return await databaseAt(process.env)
  } catch (error) {
    throw new Error('there is no database yet: npm start makes one, DATABASE_URL names another', {
      cause: error,
    })
  }
}

try {
  await invite()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
