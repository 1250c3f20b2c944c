import { bodyOf } from '../../caps/body-of.ts'
import { courtNamed } from '../../court/court-named.ts'
import { launchOf } from '../../flick/launch-of.ts'
import type { StateHash } from '../../ids.ts'
import { endText } from '../../notation/end-text.ts'
import { simulatorOf } from '../../physics/versions/simulator-of.ts'
import type { Replay } from '../../replay/replay.ts'
import { verifyWalk } from '../../replay/verify-replay.ts'
import { walkReplay, type Frame, type Walk } from '../../replay/walk-replay.ts'
import { seatsInGame } from '../../rulesets/skelly/seats-in-game.ts'
import type { SkellyEvent, SkellyState } from '../../rulesets/skelly/state.ts'
import { traceHash } from './trace-hash.ts'

type Shot = SkellyEvent & { readonly kind: 'shot' }

/**
 * The bits of a whole game: a line for each flick and each turn lost to the clock, with the state's hash after it and
 * the trace's, and a last line with the game's end, or with what differs from the replay.
 * @throws when a command is refused when it is played again
 */
export const gameBits = (replay: Replay): readonly string[] => {
  const walk = walkReplay(replay)
  const { frames, refused } = walk
  if (refused !== null) throw new Error(`command ${String(refused.index)} is refused: ${refused.why}`)
  const shots = frames.filter(({ before, after }) => after.ply > before.ply)
  return [...shots.map(bitsOfFrame), lastLine(replay, walk)]
}

const lastLine = (replay: Replay, walk: Walk): string => {
  const verification = verifyWalk(replay, walk)
  if (verification.verified) return endText(replay.end)
  return `differs from the replay at shot ${String(verification.shot)}: ${verification.why}`
}

const bitsOfFrame = ({ before, entry }: Frame): string => {
  const shot = entry.happenings
    .flatMap((happening) => (happening.kind === 'played' ? [happening.event] : []))
    .find((event) => event.kind === 'shot')
  const trace = shot === undefined ? '-' : bitsOfShot(before.state, shot)
  return `${entry.hash} ${trace}`
}

const bitsOfShot = ({ physics, court, caps, grip }: SkellyState, { seat, flick }: Shot): StateHash => {
  const simulate = simulatorOf(physics)
  const place = courtNamed(court)
  if (simulate === null || place === null) throw new Error(`no physics ${String(physics)} or court ${court}`)
  const seats = seatsInGame(caps)
  const bodies = seats.flatMap((each) => caps[each] ?? []).map(({ fill, at }) => bodyOf(fill, at, grip))
  const launch = launchOf(flick, caps[seat]?.fill ?? 'empty', seats.indexOf(seat))
  return traceHash(simulate(place, bodies, launch), bodies)
}
