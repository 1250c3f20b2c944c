/** Alive: the process answers. */
export const GET = (): Response => Response.json({ alive: true })
export const dynamic = 'force-dynamic'
