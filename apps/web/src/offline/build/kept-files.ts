import { getManifest } from '@serwist/build'
import { join } from 'node:path'
import type { PrecacheEntry } from 'serwist'
import { manifestAddress } from '../../app-manifest/manifest-address.ts'
import { paths } from '../../frame/paths.ts'
import { listedChapters } from '../../server/chapter-files.ts'
import { LOCALES } from '@skelly/site/locales'
import { SHELLS, shellAddress } from '../shell.ts'

/** Letters of alphabets that no text of ours has, and a form of fonts that no browser with workers needs. */
const NOT_OURS = ['media/*-{hebrew,arabic,cyrillic,cyrillic-ext,vietnamese,greek}-*.woff2']

type Listed = NonNullable<Awaited<ReturnType<typeof getManifest>>['manifestEntries']>[number]

/** Null: its name changes with what is in it. */
const entryOf = ({ url, revision = null }: Listed): PrecacheEntry => ({ url, revision })

/** Scripts, styles and letters: their names change with what is in them. */
const scripts = async (distDir: string): Promise<readonly PrecacheEntry[]> => {
  const { manifestEntries = [], warnings } = await getManifest({
    globDirectory: join(distDir, 'static'),
    globPatterns: ['chunks/**/*.{js,css}', 'media/*.woff2'],
    globIgnores: NOT_OURS,
    modifyURLPrefix: { '': '/_next/static/' },
    dontCacheBustURLsMatching: /./,
  })
  if (warnings.length > 0) throw new Error(warnings.join('\n'))
  return manifestEntries.map(entryOf)
}

/** The files of `public`, which keep their names. */
const publicFiles = async (projectDir: string): Promise<readonly PrecacheEntry[]> => {
  const { manifestEntries = [] } = await getManifest({
    globDirectory: join(projectDir, 'public'),
    globPatterns: ['**/*'],
    modifyURLPrefix: { '': '/' },
  })
  return manifestEntries.map(entryOf)
}

interface Built {
  readonly projectDir: string
  readonly distDir: string
  /** Changes with whatever the server makes pages of. */
  readonly revision: string
}

/** All that a browser keeps: what pages are made of, the pages as they are for nobody, and every level. */
export const keptFiles = async ({
  projectDir,
  distDir,
  revision,
}: Built): Promise<readonly PrecacheEntry[]> => [
  ...(await scripts(distDir)),
  ...(await publicFiles(projectDir)),
  ...SHELLS.map((shell) => ({ url: shellAddress(shell), revision })),
  ...LOCALES.map((locale) => ({ url: manifestAddress(locale), revision })),
  { url: '/icon.svg', revision },
  ...listedChapters().map(({ chapter, version }) => ({
    url: paths.chapterFile(chapter, version),
    revision: null,
  })),
]
