import type { Locale } from '@skelly/site/locales'
import { PAGE_COLOURS } from '@skelly/ui'
import type { MetadataRoute } from 'next'
import { paths } from '../frame/paths.ts'

/** The texts of a manifest. */
export interface ManifestWords {
  readonly name: string
  readonly description: string
  readonly machine: string
  readonly local: string
  readonly challenges: string
}

const icon = (name: string, sizes: string, purpose: 'any' | 'maskable' = 'any') => ({
  src: `/icons/${name}.png`,
  sizes,
  type: 'image/png',
  purpose,
})

/** What a device is told that puts the site on its home screen. */
export const appManifest = (lang: Locale, words: ManifestWords): MetadataRoute.Manifest => ({
  id: paths.home,
  start_url: paths.home,
  scope: paths.home,
  name: words.name,
  short_name: 'Skelly',
  description: words.description,
  lang,
  dir: 'ltr',
  display: 'standalone',
  orientation: 'any',
  background_color: PAGE_COLOURS.dark,
  theme_color: PAGE_COLOURS.dark,
  categories: ['games'],
  icons: [
    icon('icon-192', '192x192'),
    icon('icon-512', '512x512'),
    icon('maskable-512', '512x512', 'maskable'),
  ],
  shortcuts: (['machine', 'local', 'challenges'] as const).map((way) => ({
    name: words[way],
    url: paths[way],
    icons: [icon('icon-192', '192x192')],
  })),
})
