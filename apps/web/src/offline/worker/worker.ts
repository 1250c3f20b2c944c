import { cacheNames, CacheFirst, NetworkOnly, Serwist, type PrecacheEntry } from 'serwist'
import { AWAY_PAGE, movedTo, needsNoServer, offlinePageFor } from '../offline-pages.ts'
import { shellAddress, shellAt, shellRequest } from '../shell.ts'
import { spokenLanguage } from '../spoken-language.ts'
import { unaddressed } from './unaddressed.ts'
import { unavailable } from './unavailable.ts'
import type { WorkerScope } from './worker-scope.ts'

// Beside every page of the site, once one was visited (decision 43).

/** What is kept: written in by the build. */
declare const KEPT: PrecacheEntry[]

declare const self: WorkerScope

interface Answering {
  readonly request: Request
  readonly response: Response
}

/** A page that the server would have answered well before is taken from the device, s. */
const PATIENCE = 12
/** What a proxy says for a server that is gone. */
const GONE = [502, 503, 504]

const workersKeepTheirAddress = {
  handlerWillRespond: async ({ request, response }: Answering) =>
    request.destination === 'worker' ? unaddressed(response) : response,
}

const serwist = new Serwist({
  precacheEntries: KEPT,
  precacheOptions: {
    // few at a time: the page that somebody looks at comes first
    concurrency: 3,
    plugins: [
      workersKeepTheirAddress,
      {
        requestWillFetch: async ({ request }) => {
          const url = new URL(request.url)
          const shell = shellAt(url)
          return shell === null ? request : shellRequest(url.origin, shell)
        },
      },
    ],
  },
  // the first visit, too; a later version takes over when nobody plays by the one before
  clientsClaim: true,
  skipWaiting: false,
  // a page that was asked for twice would use up the links that work once
  navigationPreload: false,
})

const shellFor = async ({ url }: Request): Promise<Response | undefined> => {
  const { origin, pathname, search } = new URL(url)
  const moved = movedTo(pathname)
  if (moved !== null) return Response.redirect(`${origin}${moved}${search}`)
  const page = offlinePageFor(pathname)
  const kept = await serwist.matchPrecache(shellAddress({ page, locale: await spokenLanguage() }))
  return page === AWAY_PAGE && kept !== undefined ? unavailable(kept) : kept
}

/** A page comes from the server always, and from the device where there is none. */
const plugins = [
  {
    fetchDidSucceed: async ({ response }: { readonly response: Response }) => {
      if (GONE.includes(response.status)) throw new Error('the server is gone')
      return response
    },
    handlerDidError: async ({ request }: { readonly request: Request }) => shellFor(request),
  },
]
const isPage = (request: Request, url: URL): boolean =>
  request.mode === 'navigate' && !url.pathname.startsWith('/api/')

serwist.registerCapture(
  ({ request, url }) => isPage(request, url) && needsNoServer(url.pathname),
  new NetworkOnly({ plugins, networkTimeoutSeconds: PATIENCE }),
)
serwist.registerCapture(({ request, url }) => isPage(request, url), new NetworkOnly({ plugins }))
// what a build before this one had is there for its pages until they are gone
serwist.registerCapture(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/_next/static/'),
  new CacheFirst({
    cacheName: cacheNames.precache,
    plugins: [{ cacheWillUpdate: async () => null }, workersKeepTheirAddress],
  }),
)

/** Whether a page is open that may still want something of the version before. */
const isWatched = async (): Promise<boolean> =>
  (await self.clients.matchAll({ includeUncontrolled: true })).length > 1

self.addEventListener('install', (event) => {
  event.waitUntil(serwist.handleInstall(event))
})
self.addEventListener('activate', (event) => {
  const clearAway = async (): Promise<void> => {
    // else the next version clears away what both have left
    if (!(await isWatched())) await serwist.handleActivate(event)
  }
  event.waitUntil(clearAway())
})
self.addEventListener('fetch', (event) => {
  serwist.handleFetch(event)
})
