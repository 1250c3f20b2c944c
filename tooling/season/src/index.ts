export { playSeasonAt } from './play-season-at.ts'
export type { Season, SeasonWishes } from './play-season.ts'
