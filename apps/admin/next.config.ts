import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'
import { SECURITY_HEADERS } from '@skelly/site/headers'

const config: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  // Types are checked by `pnpm typecheck`, once for the whole workspace.
  typescript: { ignoreBuildErrors: true },
  transpilePackages: [
    '@skelly/api',
    '@skelly/auth',
    '@skelly/court-view',
    '@skelly/engine',
    '@skelly/protocol',
    '@skelly/site',
    '@skelly/stage',
    '@skelly/ui',
  ],
  serverExternalPackages: ['pg', '@prisma/client', '@prisma/adapter-pg', '@node-rs/argon2'],
  headers: () =>
    Promise.resolve([
      {
        source: '/:path*',
        headers: [
          ...SECURITY_HEADERS,
          // Addresses of the desk name cases and players: they are nobody else's business, nor any search engine's.
          { key: 'Referrer-Policy', value: 'no-referrer' },
          { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
        ],
      },
      // Nothing that the desk shows stays behind on a device; only what is the same for everybody may.
      { source: '/((?!_next/static/).*)', headers: [{ key: 'Cache-Control', value: 'private, no-store' }] },
    ]),
}

export default createNextIntlPlugin('./src/i18n/request.ts')(config)
