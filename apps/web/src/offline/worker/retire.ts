import type { WorkerScope } from './worker-scope.ts'

// What browsers get in the worker's place where it is turned off: it goes, and takes along what was kept.

declare const self: WorkerScope

const forget = async (): Promise<void> => {
  for (const name of await caches.keys()) await caches.delete(name)
  await self.registration.unregister()
}

self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting())
})
self.addEventListener('activate', (event) => {
  event.waitUntil(forget())
})
