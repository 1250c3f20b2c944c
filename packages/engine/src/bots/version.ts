/** How computer players think and err: goes into the setup of a match that has one, so that it can be checked. */
export const BOTS_VERSION = 1
