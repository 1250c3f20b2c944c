/**
 * The request with its body read, at most so many bytes of it; null when it has more. What it says of its length is
 * believed only where that is too much: the rest is counted, and no more is kept than is allowed.
 */
export const boundedRequest = async (request: Request, most: number): Promise<Request | null> => {
  if (Number(request.headers.get('content-length') ?? 0) > most) return null
  if (request.body === null) return request
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  for await (const chunk of request.body) {
    length += chunk.length
    // To leave the loop lets go of the body: nobody reads on.
    if (length > most) return null
    chunks.push(chunk)
  }
  const { url, method, headers, signal } = request
  return new Request(url, { method, headers, signal, body: new Blob(chunks) })
}
