import { runSystem } from '../src/system/running-system.ts'
import { openDisplay } from './display.ts'
import { findFirefox, visitInFirefox } from './firefox.ts'
import { smoke } from './smoke.ts'
import type { Visitor } from './visitor.ts'
import { findWebKit, visitInWebKit } from './webkit.ts'

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

/** A browser of this machine, ready to be started; or what has to be installed first. */
type Presence =
  | { readonly kind: 'there'; readonly visit: () => Promise<Visitor> }
  | { readonly kind: 'missing'; readonly advice: string }

const firefox = async (): Promise<Presence> => {
  const command = await findFirefox()
  return command === undefined
    ? { kind: 'missing', advice: 'Firefox: apt-get install firefox-esr, or SKELLY_FIREFOX' }
    : { kind: 'there', visit: () => visitInFirefox(command) }
}

const webKit = async (): Promise<Presence> => {
  const found = await findWebKit()
  const display = found === undefined ? undefined : await openDisplay()
  if (found === undefined || display === undefined)
    return { kind: 'missing', advice: 'WebKit: apt-get install webkit2gtk-driver xvfb' }
  const visit = async (): Promise<Visitor> => {
    const visitor = await visitInWebKit(found, display)
    return { ...visitor, leave: () => visitor.leave().finally(display.close) }
  }
  return { kind: 'there', visit }
}

const tell = async (visitor: Visitor, web: string): Promise<boolean> => {
  const start = performance.now()
  try {
    const done = await smoke(visitor, web)
    say(`${visitor.browser}: ${done.join(', ')} (${((performance.now() - start) / 1000).toFixed(1)} s)`)
    return true
  } catch (error) {
    say(`${visitor.browser}: failed: ${String(error)}`)
    return false
  } finally {
    await visitor.leave()
  }
}

const smokeInAll = async (visits: readonly (() => Promise<Visitor>)[]): Promise<boolean> => {
  const system = await runSystem({ fault: '', line: null, oidc: null, policy: {} })
  try {
    let isWell = true
    for (const visit of visits) isWell = (await tell(await visit(), system.web)) && isWell
    return isWell
  } finally {
    await system.stop()
  }
}

const presences = [await firefox(), await webKit()]
for (const each of presences) if (each.kind === 'missing') say(`skipped: not on this system: ${each.advice}`)
const visits = presences.flatMap((each) => (each.kind === 'there' ? [each.visit] : []))
if (visits.length > 0 && !(await smokeInAll(visits))) process.exitCode = 1
