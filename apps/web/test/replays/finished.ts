/** What work comes to that may be left after every step. */
export const finished = <Value>(steps: Generator<unknown, Value, void>): Value => {
  let step = steps.next()
  while (step.done !== true) step = steps.next()
  return step.value
}
