import type { QueryKey } from '@tanstack/react-query'

/** Under which key the page remembers where the room of a code is. */
export const roomKey = (code: string): QueryKey => ['room', code]
