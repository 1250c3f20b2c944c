import type { SkellyEvent, SkellyState } from '@skelly/engine'
import type { SampleName } from '../samples/sample-name.ts'

type Shot = Extract<SkellyEvent, { readonly kind: 'shot' }>
export type CrowdCall = Extract<SampleName, `crowd-${string}`>

/** What those round the court call out at a ruling: the greatest of what happened; null where they keep quiet. */
export const crowdCall = (
  { ruling }: Pick<Shot, 'ruling'>,
  after: Pick<SkellyState, 'turn'>,
): CrowdCall | null => {
  if (after.turn.phase === 'over') return 'crowd-win'
  if (ruling.knockedOut.length > 1) return 'crowd-double'
  if (ruling.becameKiller) return 'crowd-killer'
  if (ruling.verdict === 'knockout') return 'crowd-knockout'
  if (ruling.verdict === 'rescue') return 'crowd-rescue'
  return ruling.verdict === 'pot' ? 'crowd-pot' : null
}
