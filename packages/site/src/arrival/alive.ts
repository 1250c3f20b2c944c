/** The event on the window by which a page says that it answers from now on. */
export const ALIVE = 'skelly:alive'
