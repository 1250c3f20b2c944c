import { decide } from '../../match/decide.ts'
import type { Command, Happening, MatchRefusal } from '../../match/match.ts'
import { refuse, type Result } from '../../result.ts'
import { skelly } from '../../rulesets/skelly/skelly.ts'
import type { SkellyEvent, SkellyMove, SkellyRefusal } from '../../rulesets/skelly/state.ts'
import type { Attempt } from './attempt.ts'

/** What can be asked of an attempt: nobody takes its caps off the court, and no server is away from it. */
export const ATTEMPT_COMMANDS: readonly Command<SkellyMove>['kind'][] = ['begin', 'move', 'time-out']

export type AttemptRefusal = MatchRefusal | SkellyRefusal | 'attempt-over' | 'not-in-an-attempt'

/**
 * What a command leads to in an attempt, or why it is refused: as in any match, and as 'attempt-over' once the attempt
 * is won or lost, whether or not its match would go on. Computer players' turns are commands too: `chooseShot` says
 * what they do. 'not-in-an-attempt' is what other matches take and an attempt does not.
 */
export const decideAttempt = (
  { match, score }: Attempt,
  command: Command<SkellyMove>,
): Result<readonly Happening<SkellyEvent>[], AttemptRefusal> => {
  if (!ATTEMPT_COMMANDS.includes(command.kind)) return refuse('not-in-an-attempt')
  return score.phase.kind === 'playing' ? decide(skelly, match, command) : refuse('attempt-over')
}
