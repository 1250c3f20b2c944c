/** Where a build puts its workers, below its own folder. */
export const WORKER_FOLDER = 'worker'

/** The address of the worker: at the site's top, since it sees what lies below it. */
export const WORKER_ADDRESS = '/sw.js'

/**
 * Stands in the worker for what pages are served with, which a build does not know: kept pages carry the address of
 * the game server in their policy, and another one makes them others.
 */
export const SERVED_WITH = 'SKELLY_SERVED_WITH'
