import type { Browser, CDPSession, ViewportSize } from '@playwright/test'

/** What a page costs whoever comes to it for the first time. */
export interface FirstVisit {
  /** JavaScript as the server sends it (brotli), without headers, bytes: all that is asked for until the network is quiet. */
  readonly javascript: number
  /** The page itself with all its texts, as it is sent (gzip), bytes. */
  readonly document: number
  /** What is asked of the server, pages fetched ahead apart. */
  readonly requests: number
  /** Pages fetched ahead that links on it lead to. */
  readonly ahead: number
  /** Cumulative layout shift, no unit: 0 where nothing moved by itself. */
  readonly shift: number
  /** What moved, for whoever has to find it. */
  readonly moved: readonly string[]
}

interface Answer {
  readonly url: string
  readonly kind: string
  /** What is in it, as it is sent. */
  body: number
  /** All of it, with its headers. Of answers that come piece by piece only this is known. */
  whole: number
}

/** How long a page is watched after the network is quiet, ms: fonts and late parts are there by then. */
const WATCHED = 500

/** In the page, before anything of it: keeps every shift that nobody has caused by a touch. */
const WATCH_SHIFTS = `{
  window.shifts = []
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries())
      if (!hadRecentInput)
        window.shifts.push([value, sources.map(({ node }) => (node?.outerHTML ?? node?.textContent ?? '').slice(0, 90))])
  }).observe({ type: 'layout-shift', buffered: true })
}`

const watchAnswers = async (session: CDPSession): Promise<ReadonlyMap<string, Answer>> => {
  const answers = new Map<string, Answer>()
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    answers.set(requestId, { url: response.url, kind: type, body: 0, whole: 0 })
  })
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId)
    if (answer) answer.body += encodedDataLength
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId)
    if (answer) answer.whole = encodedDataLength
  })
  await session.send('Network.enable')
  return answers
}

const bytesOf = (answers: readonly Answer[], kind: string, part: 'body' | 'whole'): number =>
  answers.reduce((sum, answer) => (answer.kind === kind ? sum + answer[part] : sum), 0)

/** Comes to a page with a browser that has never been there. */
export const firstVisit = async (
  browser: Browser,
  { url, viewport }: { readonly url: string; readonly viewport: ViewportSize },
): Promise<FirstVisit> => {
  const device = await browser.newContext({ viewport })
  const page = await device.newPage()
  await page.addInitScript(WATCH_SHIFTS)
  const watched = await watchAnswers(await device.newCDPSession(page))
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(WATCHED)
  const shifts = await page.evaluate<readonly (readonly [number, readonly string[]])[]>('window.shifts')
  await device.close()
  const answers = [...watched.values()]
  const ahead = answers.filter((answer) => answer.url.includes('_rsc=')).length
  return {
    javascript: bytesOf(answers, 'Script', 'body'),
    document: bytesOf(answers, 'Document', 'whole'),
    requests: answers.length - ahead,
    ahead,
    shift: shifts.reduce((sum, [value]) => sum + value, 0),
    moved: shifts.flatMap(([, moved]) => moved),
  }
}
