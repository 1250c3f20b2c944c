import { LOCALES } from '@skelly/site/locales'
import { appManifest } from '../../../app-manifest/app-manifest.ts'
import { MESSAGES } from '../../../i18n/messages.ts'

interface RouteParts {
  readonly params: Promise<{ readonly language: string }>
}

/** The manifest in one language: browsers ask for it without cookies. */
export const GET = async (_request: Request, { params }: RouteParts): Promise<Response> => {
  const { language } = await params
  const locale = LOCALES.find((each) => each === language)
  if (locale === undefined) return new Response(null, { status: 404 })
  const { titles, home } = MESSAGES[locale]
  const manifest = appManifest(locale, {
    name: titles.home,
    description: titles.description,
    machine: home.way_machine,
    local: home.way_local,
    challenges: home.way_challenges,
  })
  return Response.json(manifest, { headers: { 'Content-Type': 'application/manifest+json' } })
}
export const dynamic = 'force-dynamic'
