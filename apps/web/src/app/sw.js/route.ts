import { env } from '../../env.ts'
import { workerFile } from '../../server/worker-file.ts'

/** The service worker. `next dev` has none. */
export const GET = async (): Promise<Response> =>
  env().development
    ? new Response(null, { status: 404 })
    : new Response(await workerFile(), {
        headers: {
          'Content-Type': 'text/javascript; charset=utf-8',
          // a new build is seen at the next page
          'Cache-Control': 'no-cache',
          'Content-Security-Policy': "default-src 'self'",
        },
      })
export const dynamic = 'force-dynamic'
