import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { usedTexts } from '../../src/testing/used-texts.ts'

test(
  'texts asked for by name, by a name put together, by whoever was handed the words',
  { timeout: 120_000 },
  () => {
    const used = usedTexts(fileURLToPath(new URL('asking', import.meta.url)), { tests: true })
    expect([...used].toSorted()).toEqual([
      'door.open',
      'door.shut',
      'door.way_in',
      'door.way_out',
      'street.far',
      'street.name',
      'street.near',
    ])
  },
)
