import { courtNamed, judgeCase, type CaseRefusal } from '@skelly/engine'
import { judgeSchema } from '../input/judge-schema.ts'
import { jsonLines } from '../json-lines.ts'
import { unusable, type Outcome } from '../outcome.ts'

const WORDS = {
  'unknown-cap': 'shooter, touched or rest names a cap that is not among the caps',
  'same-name': 'two caps have the same id',
  'shooter-not-in-the-game': 'the shooter is not in the game',
  'shooter-touches-itself': 'the shooter is among those it touched',
} as const satisfies Record<CaseRefusal, string>

/** `judge [FILE]`: the ruling on each case, a line each. */
export const judge = ([file]: readonly string[]): Promise<Outcome> =>
  jsonLines(file, judgeSchema, ({ court: name, ...asked }) => {
    const court = courtNamed(name)
    if (court === null) return unusable(`court: there is none named ${name}`)
    const judged = judgeCase(court, asked)
    return judged.ok ? { kind: 'answer', value: judged.value } : unusable(WORDS[judged.refusal])
  })
