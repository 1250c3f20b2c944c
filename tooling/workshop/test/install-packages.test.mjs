import { expect, test } from 'vitest'
import { choosePackages } from '../src/install-packages.mjs'

const engines = [['libmozjs-128-dev', 'libmozjs-102-dev'], ['firefox-esr'], ['chromium']]
const release =
  (...packages) =>
  async (name) =>
    packages.includes(name)

test('of each list the first package that the release has is installed', async () => {
  const older = release('libmozjs-102-dev', 'firefox-esr', 'chromium')
  const both = release('libmozjs-102-dev', 'libmozjs-128-dev', 'firefox-esr', 'chromium')
  expect(await choosePackages(engines, older)).toEqual(['libmozjs-102-dev', 'firefox-esr', 'chromium'])
  expect(await choosePackages(engines, both)).toEqual(['libmozjs-128-dev', 'firefox-esr', 'chromium'])
})

test('what the release does not have keeps nothing else from being installed', async () => {
  expect(await choosePackages(engines, release('libmozjs-128-dev', 'chromium'))).toEqual([
    'libmozjs-128-dev',
    'chromium',
  ])
})
