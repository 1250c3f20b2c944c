export { BadLine, type BadLineOptions, type Troubles } from './bad-line.ts'
export { FAIR_WEATHER, type Weather } from './weather.ts'
