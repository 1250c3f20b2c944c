import type { Result } from '@skelly/engine'
import type { Repositories } from './repositories.ts'
import type { Transaction } from './transaction.ts'

/** Ends a transaction without keeping anything of it. Never leaves this file. */
class Undone extends Error {}

/** Runs `work` in a transaction that is only kept when it is not refused. */
export const attemptWith = async <Value, Refusal extends string>(
  transaction: Transaction,
  work: (repositories: Repositories) => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal>> => {
  const refused: Result<Value, Refusal>[] = []
  try {
    return await transaction(async (repositories) => {
      const result = await work(repositories)
      if (result.ok) return result
      refused.push(result)
      throw new Undone()
    })
  } catch (error) {
    const refusal = refused.at(-1)
    if (error instanceof Undone && refusal !== undefined) return refusal
    throw error
  }
}
