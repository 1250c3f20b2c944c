import type pg from 'pg'
import type { Prisma } from '../src/generated/client.ts'

interface Plan {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Rows Removed by Index Recheck'?: number
  readonly Plans?: readonly Plan[]
}
interface Explained {
  readonly 'QUERY PLAN': readonly { readonly Plan: Plan }[]
}

const nodesOf = (plan: Plan): readonly Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

/** What reads a table in the plan of a query that was carried out, and how many rows it read. */
export interface TableRead {
  readonly table: string
  readonly how: string
  readonly rows: number
}

/** Has PostgreSQL explain a query that it carries out. */
export const readsOf = async (client: pg.Client, query: Prisma.Sql): Promise<readonly TableRead[]> => {
  const { rows } = await client.query<Explained>(`EXPLAIN (ANALYZE, FORMAT JSON) ${query.text}`, [
    ...query.values,
  ])
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan
  if (plan === undefined) throw new Error('no plan')
  const scans = nodesOf(plan).filter((node) => node['Relation Name'] !== undefined)
  return scans.map((node) => ({
    table: node['Relation Name'] ?? '',
    how: node['Node Type'],
    rows:
      (node['Actual Rows'] +
        (node['Rows Removed by Filter'] ?? 0) +
        (node['Rows Removed by Index Recheck'] ?? 0)) *
      node['Actual Loops'],
  }))
}

/** The rows that are read of a table, all ways of reading it together. */
export const rowsOf = (reads: readonly TableRead[], table: string): number =>
  reads.filter((read) => read.table === table).reduce((sum, { rows }) => sum + rows, 0)
