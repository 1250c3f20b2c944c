import { createEndpoint, createRouter, type Router } from '@colyseus/core'

const SERVICE_UNAVAILABLE = 503

/** `/healthz`: the process lives. `/readyz`: it also has its matches back and its database answers. */
export const healthRoutes = (isReady: () => Promise<boolean>): Router =>
  createRouter({
    home: createEndpoint('/', { method: 'GET' }, async () => new Response('Skelly game server\n')),
    healthz: createEndpoint('/healthz', { method: 'GET' }, async () => new Response('ok\n')),
    readyz: createEndpoint('/readyz', { method: 'GET' }, async () =>
      (await isReady())
        ? new Response('ready\n')
        : new Response('not ready\n', { status: SERVICE_UNAVAILABLE }),
    ),
  })
