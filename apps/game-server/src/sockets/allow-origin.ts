/** The headers by which a browser lets our pages, and no others, read an answer. */
export const allowOrigin = (
  origin: string | null | undefined,
  webOrigins: readonly string[],
): Record<string, string> => {
  const isOurs = origin !== null && origin !== undefined && webOrigins.includes(origin)
  return { 'Access-Control-Allow-Origin': isOurs ? origin : (webOrigins[0] ?? 'null'), Vary: 'Origin' }
}
