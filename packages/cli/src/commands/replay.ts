import {
  endText,
  seatLetter,
  verifyWalk,
  type Frame,
  type Replay,
  type Verification,
  type Walk,
} from '@skelly/engine'
import { walkOf } from '../level/walk-of.ts'
import { loadReplay } from '../load-replay.ts'
import { DONE, NO, type Outcome } from '../outcome.ts'

/** `replay FILE…`: the verdict by shot, the result, and whether it verifies. */
export const replay = async (files: readonly string[], asJson: boolean): Promise<Outcome> => {
  let allVerified = true
  for (const file of files) {
    const loaded = await loadReplay(file)
    if (loaded.kind === 'unusable') return loaded
    const report = reportOf(file, loaded.replay, await walkOf(loaded.replay))
    process.stdout.write(asJson ? `${JSON.stringify(report)}\n` : `${forPeople(report)}\n`)
    allVerified &&= report.verified
  }
  return allVerified ? DONE : NO
}

/** One flick, or one turn lost to the clock, as it came out when it was played again. */
interface Shot {
  readonly shot: number
  readonly player: string
  readonly verdict: string
  readonly xp: number
  readonly hash: string
}

interface Report {
  readonly file: string
  readonly shots: readonly Shot[]
  /** As the replay has it: places in letters, who left, or why it is void; null where it goes on. */
  readonly result: Replay['end']
  readonly verified: boolean
  /** The first shot that differs, and how. */
  readonly differs: { readonly shot: number; readonly why: string } | null
}

const reportOf = (file: string, played: Replay, walk: Walk): Report => {
  const verification = verifyWalk(played, walk)
  const shots = walk.frames.flatMap(shotOf)
  return { file, shots, result: played.end, verified: verification.verified, differs: differs(verification) }
}

const differs = (verification: Verification): Report['differs'] =>
  verification.verified ? null : { shot: verification.shot, why: verification.why }

const shotOf = ({ before, entry }: Frame): readonly Shot[] =>
  entry.happenings.flatMap((happening): readonly Shot[] => {
    if (happening.kind !== 'played') return []
    const { event } = happening
    const shot = before.ply + 1
    if (event.kind === 'shot') {
      const { verdict, xp } = event.ruling
      return [{ shot, player: seatLetter(event.seat), verdict, xp, hash: entry.hash }]
    }
    if (event.kind !== 'turn-lost' || event.why !== 'clock') return []
    return [{ shot, player: seatLetter(event.seat), verdict: 'clock', xp: 0, hash: entry.hash }]
  })

const forPeople = ({ file, shots, result, differs: difference }: Report): string => {
  const lines = shots.map(({ shot, player, verdict }) => `${String(shot).padStart(4)} ${player} ${verdict}`)
  const verdict =
    difference === null ? 'verified' : `differs at shot ${String(difference.shot)}: ${difference.why}`
  return [file, ...lines, endText(result), verdict].join('\n')
}
