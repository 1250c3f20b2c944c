import { expect, test } from 'vitest'
import { bringMachines, missingPackages } from '../src/bring-machines.ts'
import type { Machine } from '../src/machines/machine.ts'
import { machines } from '../src/machines/machines.ts'

const machine = (name: string, executable: string | undefined): Machine => ({
  name,
  find: async () => executable,
  packages: [`${name}-1`, `${name}-2`],
  advice: '',
  play: async () => ({ kind: 'broken', why: 'never played' }),
})

test('what is missing is told, and what would bring it', async () => {
  const found = await bringMachines([machine('here', '/bin/here'), machine('there', undefined)], false)
  expect(found.map(({ executable }) => executable)).toEqual(['/bin/here', null])
  expect(missingPackages(found)).toEqual([['there-1', 'there-2']])
})

test('the engines of the issue and the browsers are all asked for, each with a package or from the registry', () => {
  expect(machines.map(({ name }) => name)).toEqual([
    'V8 (Node)',
    'QuickJS',
    'SpiderMonkey',
    'JavaScriptCore',
    'Chromium',
    'Firefox',
  ])
  expect(machines.filter(({ packages }) => packages.length === 0).map(({ name }) => name)).toEqual([
    'V8 (Node)',
    'QuickJS',
  ])
})
