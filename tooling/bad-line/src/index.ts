export { BadLine, type BadLineOptions, type Troubles } from './bad-line.ts'
export type { Weather } from './weather.ts'
