export { LEVELS, levelNumbered, openFilesOf } from './levels.ts'
