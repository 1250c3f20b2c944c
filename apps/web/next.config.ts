import type { NextConfig } from 'next'
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js'
import createNextIntlPlugin from 'next-intl/plugin'
import { SECURITY_HEADERS } from '@skelly/site/headers'
import { PRESSED_HEADERS, PRESSED_REWRITES } from './src/wire/pressed-routes.ts'

const config: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  // Types are checked by `pnpm typecheck`, once for the whole workspace.
  typescript: { ignoreBuildErrors: true },
  // The worker keeps what was compiled, so it comes last. What makes it is there where something is built.
  compiler: {
    runAfterProductionCompile: async (build) => {
      const { buildWorker } = await import('./src/offline/build/build-worker.ts')
      await buildWorker(build)
      const { pressFiles } = await import('./src/wire/press-files.ts')
      await pressFiles(build.distDir)
    },
  },
  transpilePackages: [
    '@skelly/api',
    '@skelly/auth',
    '@skelly/court-view',
    '@skelly/engine',
    '@skelly/game-client',
    '@skelly/mail',
    '@skelly/protocol',
    '@skelly/site',
    '@skelly/stage',
    '@skelly/ui',
  ],
  serverExternalPackages: ['pg', '@prisma/client', '@prisma/adapter-pg', '@node-rs/argon2', 'nodemailer'],
  // The challenges' page as the site's plan names it; it lies among the ways to play.
  redirects: () =>
    Promise.resolve([
      { source: '/challenges/:level*', destination: '/play/challenges/:level*', permanent: false },
    ]),
  headers: () =>
    Promise.resolve([
      { source: '/:path*', headers: [...SECURITY_HEADERS] },
      // The pictures of links are shown by whoever shows the links.
      {
        source: '/replays/:id/picture',
        headers: [{ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }],
      },
      // What the procedures say is for whoever asked, now.
      { source: '/api/trpc/:path*', headers: [{ key: 'Cache-Control', value: 'private, no-store' }] },
    ]),
}

/** Pages for whoever builds this end in `.dev.tsx`: no production build looks at them. */
const extensionsIn = (phase: string): string[] =>
  phase === PHASE_DEVELOPMENT_SERVER ? ['dev.tsx', 'tsx', 'ts'] : ['tsx', 'ts']

const withTexts = createNextIntlPlugin('./src/i18n/request.ts')

/** Only what is built is pressed. */
const pressedIn = (phase: string): NextConfig => {
  if (phase === PHASE_DEVELOPMENT_SERVER) return {}
  return {
    headers: async () => [...((await config.headers?.()) ?? []), ...PRESSED_HEADERS],
    rewrites: () => Promise.resolve(PRESSED_REWRITES),
  }
}

export default (phase: string): NextConfig =>
  withTexts({ ...config, ...pressedIn(phase), pageExtensions: extensionsIn(phase) })
