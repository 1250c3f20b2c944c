import { byKind, type Decoder } from '../../replay/codec/decoder.ts'
import type { LevelTerms } from '../level-terms.ts'
import type { Loss } from '../loss.ts'
import type { Seen } from '../seen.ts'
import { chalkCosts, type ChalkCosts } from './chalk-costs.ts'
import { chalkEndsIt, type ChalkEndsIt } from './chalk-ends-it.ts'
import { fewFlicks, type FewFlicks } from './few-flicks.ts'
import { obstacles, type Obstacles } from './obstacles.ts'
import { setFill, type SetFill } from './set-fill.ts'
import { shorterClock, type ShorterClock } from './shorter-clock.ts'
import { skullEndsIt, type SkullEndsIt } from './skull-ends-it.ts'
import { touchNoCap, type TouchNoCap } from './touch-no-cap.ts'
import type { TwistRule } from './twist-rule.ts'

interface Twists {
  readonly 'touch no cap': TouchNoCap
  readonly 'the skull ends it': SkullEndsIt
  readonly 'the chalk ends it': ChalkEndsIt
  readonly 'the chalk costs a stated number of flicks': ChalkCosts
  readonly 'a shorter clock': ShorterClock
  readonly 'a set fill': SetFill
  readonly 'few flicks': FewFlicks
  readonly 'obstacles on the court': Obstacles
}

export type TwistKind = keyof Twists

/** What makes a level other than its goal alone (challenges.md). */
export type Twist = Twists[TwistKind]

const RULES: { readonly [Kind in TwistKind]: TwistRule<Twists[Kind]> } = {
  'touch no cap': touchNoCap,
  'the skull ends it': skullEndsIt,
  'the chalk ends it': chalkEndsIt,
  'the chalk costs a stated number of flicks': chalkCosts,
  'a shorter clock': shorterClock,
  'a set fill': setFill,
  'few flicks': fewFlicks,
  'obstacles on the court': obstacles,
}

export const TWIST_KINDS: readonly TwistKind[] = [
  'touch no cap',
  'the skull ends it',
  'the chalk ends it',
  'the chalk costs a stated number of flicks',
  'a shorter clock',
  'a set fill',
  'few flicks',
  'obstacles on the court',
]

export const twistShape: Decoder<Twist> = byKind<Twist>({
  'touch no cap': touchNoCap.shape,
  'the skull ends it': skullEndsIt.shape,
  'the chalk ends it': chalkEndsIt.shape,
  'the chalk costs a stated number of flicks': chalkCosts.shape,
  'a shorter clock': shorterClock.shape,
  'a set fill': setFill.shape,
  'few flicks': fewFlicks.shape,
  'obstacles on the court': obstacles.shape,
})

const ruleOf = <Kind extends TwistKind>(kind: Kind): TwistRule<Twists[Kind]> => RULES[kind]

/** The twists that these terms show by themselves: a level has each of them, and no other of their kinds. */
export const shownTwists = (terms: LevelTerms): readonly TwistKind[] =>
  TWIST_KINDS.filter((kind) => ruleOf(kind).shows?.(terms) === true)

/** Whether twists of this kind are ones that a level's terms show. */
export const isShown = (kind: TwistKind): boolean => ruleOf(kind).shows !== undefined

/** Why one of the twists ends the attempt at this event; null when none does. */
export const endedBy = (twists: readonly Twist[], seen: Seen): Loss | null => {
  for (const twist of twists) {
    const loss = ruleOf(twist.kind).ends?.(seen) ?? null
    if (loss !== null) return loss
  }
  return null
}

/** Flicks that the twists add to the count for this event. */
export const costOf = (twists: readonly Twist[], seen: Seen): number =>
  twists.reduce((sum, twist) => sum + (ruleOf(twist.kind).costs?.(twist, seen) ?? 0), 0)
