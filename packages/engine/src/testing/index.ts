export { CENSUS_FLICKS, CENSUS_POSITIONS, census, type CensusPosition, type VerdictCounts } from './census.ts'
export { judgeAt, type Judged } from './judge-at.ts'
export { seedNumbered, setupOf } from './setup-of.ts'
export { Table } from './table.ts'
