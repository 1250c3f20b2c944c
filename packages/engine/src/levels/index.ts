export { LEVELS, levelNumbered } from './levels.ts'
