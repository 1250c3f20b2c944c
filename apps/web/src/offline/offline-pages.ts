import { paths } from '../frame/paths.ts'

/** What stands in for every page that needs the server. */
export const AWAY_PAGE = '/offline'

/** The pages that need nothing but the device; a browser keeps them from its first visit on. */
export const OFFLINE_PAGES = [
  paths.home,
  paths.howToPlay,
  paths.rules,
  paths.machine,
  paths.local,
  paths.solo,
  paths.challenges,
  paths.settings,
  paths.openReplay,
  AWAY_PAGE,
] as const
export type OfflinePage = (typeof OFFLINE_PAGES)[number]

/** All levels are one page in the browser, at an address each. */
const A_LEVEL = /^\/play\/challenges\/\d+$/

/**
 * The page of this device that answers for an address without a connection.
 * @param path of the address, without its question
 */
export const offlinePageFor = (path: string): OfflinePage => {
  if (A_LEVEL.test(path)) return paths.challenges
  return OFFLINE_PAGES.find((page) => page === path) ?? AWAY_PAGE
}

/** What leads to the challenges, as the server has it. */
const CHALLENGES_BEFORE = /^\/challenges(?=\/\d+$|$)/

/** Where an address leads that is another's; null for all others. */
export const movedTo = (path: string): string | null =>
  CHALLENGES_BEFORE.test(path) ? path.replace(CHALLENGES_BEFORE, paths.challenges) : null

/** Whether an address has a page that needs nothing but the device. */
export const needsNoServer = (path: string): boolean => offlinePageFor(movedTo(path) ?? path) !== AWAY_PAGE
