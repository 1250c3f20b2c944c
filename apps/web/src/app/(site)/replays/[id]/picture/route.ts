import { createHash } from 'node:crypto'
import { LOCALES } from '@skelly/site'
import { drawPreview } from '../../../../../replays/picture/draw-preview.tsx'
import { pictureDesk } from '../../../../../replays/picture/picture-desk.ts'
import { replayPicture, type PictureOrder } from '../../../../../replays/picture/replay-picture.ts'
import { shotIn } from '../../../../../replays/shot-in.ts'
import { api } from '../../../../../server/api.ts'
import { orNull } from '../../../../../server/or-null.ts'

interface RouteParts {
  readonly params: Promise<{ readonly id: string }>
}

/** Of how pictures are drawn: another version has another ETag. */
const VERSION = 1
/** Some 10 MB. */
const desk = pictureDesk<Uint8Array | null>({ kept: 50, waiting: 8 })

const orderIn = (request: Request): Pick<PictureOrder, 'shot' | 'locale'> => {
  const { searchParams } = new URL(request.url)
  const locale = LOCALES.find((each) => each === searchParams.get('lang')) ?? 'en'
  return { locale, shot: shotIn(searchParams.get('shot') ?? undefined) }
}

const answer = (status: number, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(null, { status, headers: { 'Cache-Control': 'no-store', ...headers } })

/**
 * The picture of a replay for link previews. Who may not see the replay is told what anybody is told who asks for one
 * that never was. Names and who may see it change: whoever keeps the picture asks whether it is still so.
 */
export const GET = async (request: Request, { params }: RouteParts): Promise<Response> => {
  const { id } = await params
  const replay = await orNull((await api()).replays.byId({ id }))
  if (replay === null) return answer(404)
  const order = { ...orderIn(request), text: replay.text, result: replay.result }
  const digest = createHash('sha256')
    .update(JSON.stringify([VERSION, order]))
    .digest('base64url')
  const etag = `"${digest}"`
  const caching = `${replay.privacy.isPrivate ? 'private' : 'public'}, no-cache`
  const headers = { ETag: etag, 'Cache-Control': caching }
  if (request.headers.get('if-none-match') === etag) return answer(304, headers)
  const png = await desk.picture(digest, () => drawn(order))
  if (png === null) return answer(404)
  if (png === 'busy') return answer(503, { 'Retry-After': '5' })
  return new Response(Buffer.from(png), { headers: { ...headers, 'Content-Type': 'image/png' } })
}

const drawn = async (order: PictureOrder): Promise<Uint8Array | null> => {
  const picture = replayPicture(order)
  return picture === null ? null : drawPreview(picture)
}
