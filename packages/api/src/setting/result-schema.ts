import { z } from 'zod'

type Accepted<Value extends z.ZodType> = z.ZodObject<{ ok: z.ZodLiteral<true>; value: Value }>
type Refused<Refusal extends string> = z.ZodObject<{
  ok: z.ZodLiteral<false>
  refusal: z.ZodEnum<{ [Word in Refusal]: Word }>
}>

/** A value, or one of a closed set of refusals: the engine's Result on the wire. */
export const resultSchema = <Value extends z.ZodType, const Refusals extends readonly [string, ...string[]]>(
  value: Value,
  refusals: Refusals,
): z.ZodDiscriminatedUnion<[Accepted<Value>, Refused<Refusals[number]>], 'ok'> =>
  z.discriminatedUnion('ok', [
    z.object({ ok: z.literal(true), value }),
    z.object({ ok: z.literal(false), refusal: z.enum(refusals) }),
  ])
