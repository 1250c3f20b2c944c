import { report } from './report.ts'

/** Ready: the database answers. */
export const readiness = async (database: { readonly ping: () => Promise<unknown> }): Promise<Response> => {
  try {
    await database.ping()
    return Response.json({ ready: true })
  } catch (error) {
    report('database-away', error)
    return Response.json({ ready: false }, { status: 503 })
  }
}
