/** A store of what is fixed while a page lives, but which the server cannot know: for `useSyncExternalStore`. */
export const neverChanges = (): (() => void) => () => undefined
