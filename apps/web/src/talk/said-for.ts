/** For how long a word stands beside whoever said it, ms. */
export const SAID_FOR = 4_000
