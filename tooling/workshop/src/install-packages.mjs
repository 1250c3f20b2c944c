import { readFile } from 'node:fs/promises'
import { run } from './run.mjs'
import { say } from './say.mjs'

// Another installation may be under way: it is waited for, for so many seconds.
const quiet = ['-qq', '-o', 'DPkg::Lock::Timeout=120']

/** Whether packages can be installed here: by root, on Debian, Ubuntu and their like. */
export async function mayInstallPackages() {
  return process.getuid?.() === 0 && (await isDebianLike())
}

/**
 * Installs packages with apt-get, where that may be done. Of each list the first that the system knows is taken, as
 * the same thing has other names in other releases; a list of which it knows none is passed over. Answers whether all
 * went well.
 */
export async function installPackages(choices, { env = process.env, recommended = false } = {}) {
  if (!(await mayInstallPackages())) return false
  const apt = { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } }
  if ((await run('apt-get', ['update', ...quiet], apt)) !== 0) return false
  const packages = await choosePackages(choices, async (name) => {
    const simulation = ['install', '--simulate', ...quiet, name]
    return (await run('apt-get', simulation, { ...apt, stdio: 'ignore' })) === 0
  })
  say(`installing with apt-get: ${packages.join(' ')}`)
  const flags = recommended ? [] : ['--no-install-recommends']
  const code = await run('apt-get', ['install', '-y', ...quiet, ...flags, ...packages], apt)
  return code === 0 && packages.length === choices.length
}

/** Of each list the first name that is known; a list without one is said and passed over. */
export async function choosePackages(choices, isKnown) {
  const chosen = []
  for (const names of choices) {
    const name = await firstKnown(names, isKnown)
    if (name === undefined) say(`apt-get knows no ${names.join(', and no ')}`)
    else chosen.push(name)
  }
  return chosen
}

async function firstKnown(names, isKnown) {
  for (const name of names) if (await isKnown(name)) return name
  return undefined
}

async function isDebianLike() {
  try {
    return /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(await readFile('/etc/os-release', 'utf8'))
  } catch {
    return false // no such file: another system
  }
}
