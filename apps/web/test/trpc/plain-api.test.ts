import { initTRPC, TRPCError } from '@trpc/server'
import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import { expect, test } from 'vitest'
import { PlainApi } from '../../src/trpc/plain-api-codec.ts'

const VISITOR = { name: 'Añá', isGuest: true, openGame: null }
const CHANGES = { version: 1, account: null, now: 5, changes: { calm: { value: true, at: 4 } } } as const

/** The procedures' wire as the server's library speaks it, with answers of our own. */
const apiThat = (answers: { readonly visitor: () => unknown; readonly told: unknown[] }): PlainApi => {
  const t = initTRPC.create()
  const router = t.router({
    me: t.router({ visitor: t.procedure.query(answers.visitor) }),
    account: t.router({
      syncSettings: t.procedure.input((input) => input).mutation(({ input }) => answers.told.push(input)),
    }),
  })
  return new PlainApi((address, init) =>
    fetchRequestHandler({
      endpoint: '/api/trpc',
      req: new Request(new URL(address, 'http://localhost'), init),
      router,
    }),
  )
}

test('asks who is here, and takes nobody for an answer', async () => {
  await expect(apiThat({ visitor: () => VISITOR, told: [] }).visitor()).resolves.toEqual(VISITOR)
  await expect(apiThat({ visitor: () => null, told: [] }).visitor()).resolves.toBeNull()
})

test('tells what was changed', async () => {
  const told: unknown[] = []
  await apiThat({ visitor: () => null, told }).syncSettings(CHANGES)
  expect(told).toEqual([CHANGES])
})

test('throws the word that the server has instead of an answer', async () => {
  const refusing = (): never => {
    throw new TRPCError({ code: 'UNAUTHORIZED', message: 'not-signed-in' })
  }
  await expect(apiThat({ visitor: refusing, told: [] }).visitor()).rejects.toThrow(/^not-signed-in$/)
})

test('throws where something else answers', async () => {
  const gateway = new PlainApi(() => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 })))
  await expect(gateway.visitor()).rejects.toThrow()
})
