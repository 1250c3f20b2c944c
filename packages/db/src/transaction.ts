import type { Repositories } from './repositories.ts'

/** Does all of `work` or nothing of it. */
export type Transaction = <Outcome>(
  work: (repositories: Repositories) => Promise<Outcome>,
) => Promise<Outcome>
