import type { InstallEvent } from 'serwist'

/** What a worker may ask for while it comes or goes. */
interface Ending {
  readonly waitUntil: (work: Promise<unknown>) => void
}

interface Answerable extends Ending {
  readonly request: Request
  readonly respondWith: (answer: Promise<Response>) => void
}

/** The part of a service worker's world that is used here: the compiler knows that of pages. */
export interface WorkerScope {
  readonly addEventListener: ((kind: 'install', listener: (event: Ending & InstallEvent) => void) => void) &
    ((kind: 'activate', listener: (event: Ending) => void) => void) &
    ((kind: 'fetch', listener: (event: Answerable) => void) => void)
  readonly skipWaiting: () => Promise<void>
  readonly registration: { readonly unregister: () => Promise<boolean> }
  readonly clients: {
    readonly matchAll: (wish: { readonly includeUncontrolled: boolean }) => Promise<readonly unknown[]>
  }
}
