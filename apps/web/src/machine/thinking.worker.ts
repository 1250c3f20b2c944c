import { chooseShot } from '@skelly/engine/bots'
import type { ThoughtAsked, ThoughtTold } from './thought.ts'

/** Computer players think here, so that nothing on the page waits for them. */
addEventListener('message', ({ data }: MessageEvent<ThoughtAsked>) => {
  const { id, match, seat } = data
  postMessage({ id, chosen: chooseShot(match, seat) } satisfies ThoughtTold)
})
