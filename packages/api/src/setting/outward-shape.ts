import type { TRPCDefaultErrorShape } from '@trpc/server'

/** An error as whoever called is told of it: what went wrong inside is for the log. */
export const outwardShape = (shape: TRPCDefaultErrorShape): TRPCDefaultErrorShape => {
  const { code, httpStatus, path } = shape.data
  const message = code === 'INTERNAL_SERVER_ERROR' ? 'something-went-wrong' : shape.message
  return { ...shape, message, data: { code, httpStatus, ...(path === undefined ? {} : { path }) } }
}
