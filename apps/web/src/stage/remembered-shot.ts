import type { ShotOnCourt } from '@skelly/court-view'
import type { Flick, SkellyState } from '@skelly/engine'
import { shotOnCourt, tableBodies } from '@skelly/stage'

type WorkOut = typeof shotOnCourt

/** All that physics looks at. */
const questionOf = (before: SkellyState, seat: number, { dx, dy, strength }: Flick): string => {
  const { bodies, seats } = tableBodies(before)
  const cap = before.caps[seat]
  return JSON.stringify([before.physics, before.court, bodies, seats, seat, cap?.fill, dx, dy, strength])
}

/** `shotOnCourt` that remembers its last answer: what was foreseen while somebody aimed is what is shown after it. */
export const rememberedShot = (): WorkOut => {
  let last: { readonly question: string; readonly shot: ShotOnCourt } | null = null
  return (before, seat, flick) => {
    const question = questionOf(before, seat, flick)
    if (last?.question !== question) last = { question, shot: shotOnCourt(before, seat, flick) }
    return last.shot
  }
}
