import { ok, refuse } from '@skelly/engine'
import { TRPCClientError } from '@trpc/client'
import { expect, test } from 'vitest'
import { admitting } from '../../src/trpc/admitting.ts'

const admission = ok({ address: 'http://game.test', ticket: 'a ticket' })

test('the API’s answer is passed on', async () => {
  expect(await admitting(() => Promise.resolve(admission))()).toEqual(admission)
  expect(await admitting(() => Promise.resolve(refuse('over')))()).toEqual(refuse('over'))
})

test.each(['not-signed-in', 'too-many-guests'])('%s is final', async (word) => {
  expect(await admitting(() => Promise.reject(new TRPCClientError(word)))()).toEqual(refuse(word))
})

test('anything else is trouble on the way', async () => {
  await expect(admitting(() => Promise.reject(new TRPCClientError('Failed to fetch')))()).rejects.toThrow()
  await expect(admitting(() => Promise.reject(new Error('over')))()).rejects.toThrow()
})
