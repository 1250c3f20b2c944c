/** What was asked for, or the word that says why not. A refusal is a value; an exception is a bug. */
export type Result<Value, Refusal extends string> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly refusal: Refusal }

export const ok = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({ ok: true, value })

export const refuse = <Refusal extends string>(
  refusal: Refusal,
): { readonly ok: false; readonly refusal: Refusal } => ({ ok: false, refusal })

/** The end of a switch over a closed union: the type checker proves that it is never reached. */
export const unreachable = (value: never): never => {
  throw new Error(`unreachable: ${JSON.stringify(value)}`)
}
