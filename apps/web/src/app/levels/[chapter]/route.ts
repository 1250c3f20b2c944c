import { CHAPTER_FILES } from '../../../server/chapter-files.ts'

interface RouteParts {
  readonly params: Promise<{ readonly chapter: string }>
}

/** A year: an address with a version never means another text. */
const FOR_GOOD = 'public, max-age=31536000, immutable'

/** The file of a chapter's levels, less their solutions. */
export const GET = async (request: Request, { params }: RouteParts): Promise<Response> => {
  const { chapter } = await params
  const file = CHAPTER_FILES.get(Number(chapter))
  if (file === undefined) return new Response(null, { status: 404 })
  const isThisVersion = new URL(request.url).searchParams.get('v') === file.version
  return new Response(file.text, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': isThisVersion ? FOR_GOOD : 'no-cache',
    },
  })
}
