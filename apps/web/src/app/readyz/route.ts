import { database } from '../../server/database.ts'
import { report } from '../../server/report.ts'

/** Ready: the database answers. */
export const GET = async (): Promise<Response> => {
  try {
    await database().ping()
    return Response.json({ ready: true })
  } catch (error) {
    report('database-away', error)
    return Response.json({ ready: false }, { status: 503 })
  }
}
export const dynamic = 'force-dynamic'
