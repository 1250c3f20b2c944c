export { ledgerFaultsAt } from './ledger-faults-at.ts'
export { playSeasonAt } from './play-season-at.ts'
export { playSoloRunAt } from './play-solo-run-at.ts'
export type { Season, SeasonWishes } from './play-season.ts'
