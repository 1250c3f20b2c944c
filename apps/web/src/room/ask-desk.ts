import { refuse, type Result } from '@skelly/engine'
import { DESK_REFUSALS, type Admission, type DeskAnswer } from '@skelly/protocol'

/** Goes to the desk with a fresh admission. */
export const askDesk = async (
  admit: () => Promise<Result<Admission, string>>,
  desk: (admission: Admission) => Promise<DeskAnswer>,
): Promise<DeskAnswer> => {
  const admitted = await admit().catch((): Result<Admission, string> => refuse('not-now'))
  if (admitted.ok) return desk(admitted.value)
  // the API may know already what the desk would say
  const refusal = DESK_REFUSALS.find((word) => word === admitted.refusal)
  return { ok: false, refusal: refusal ?? 'not-now' }
}
