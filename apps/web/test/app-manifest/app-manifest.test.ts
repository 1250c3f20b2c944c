import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { appManifest } from '../../src/app-manifest/app-manifest.ts'
import { needsNoServer } from '../../src/offline/offline-pages.ts'

const words = {
  name: 'Skelly',
  description: 'Flick',
  machine: 'Machine',
  local: 'Local',
  challenges: 'Levels',
}
const manifest = appManifest('en', words)
const inPublic = (path: string): string => fileURLToPath(new URL(`../../public${path}`, import.meta.url))

test('what a manifest names is there: icons in the tree, shortcuts without a connection', () => {
  expect(manifest.icons?.map(({ sizes, purpose }) => `${String(sizes)} ${String(purpose)}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
  for (const { src } of manifest.icons ?? []) expect(existsSync(inPublic(src)), src).toBe(true)
  for (const { url } of manifest.shortcuts ?? []) expect(needsNoServer(url), url).toBe(true)
})

test('both languages are one application', () => {
  const spanish = appManifest('es', words)
  expect([spanish.id, spanish.start_url, spanish.scope]).toEqual([
    manifest.id,
    manifest.start_url,
    manifest.scope,
  ])
  expect([spanish.lang, manifest.lang]).toEqual(['es', 'en'])
})
