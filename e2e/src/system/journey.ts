import {
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  type ViewportSize,
} from '@playwright/test'
import type { AdminRole } from '@skelly/protocol'
import { comeToTheDesk } from '../desk/come-to-the-desk.ts'
import type { Moderator } from '../desk/moderator.ts'
import { SignUpPage } from '../pages/sign-up-page.ts'
import { Player } from '../player.ts'
import { runBots, type BotsRun } from './bots-run.ts'
import { RoamingDevice } from './roaming-device.ts'
import { runSystem, type RunningSystem, type SystemWishes } from './running-system.ts'

/** A phone held upright, as most people play. */
export const PHONE: ViewportSize = { width: 390, height: 844 }
export const DESKTOP: ViewportSize = { width: 1440, height: 900 }

/** Nobody is hurried by the clock, and everybody comes from one address. */
export const PATIENT = {
  rankedShotClock: 120,
  socketsAnAddress: 100,
  roomsAnAddress: 1000,
  ratedADayAgainstTheSame: 100,
} as const

type DeviceKind = Pick<BrowserContextOptions, 'hasTouch' | 'isMobile' | 'storageState' | 'baseURL'>

/** A phone as a browser on one behaves: fingers scroll the page, and no mouse is about. */
export const TOUCH: DeviceKind = { hasTouch: true, isMobile: true }

/** A screen that is touched, and takes any width: a phone's own shows a page that is too wide smaller. */
export const FINGERS: DeviceKind = { hasTouch: true }

interface JourneyFixtures {
  /** Somebody who has just signed up, on a device of their own. The name begins with `name`. */
  readonly newPlayer: (name: string, viewport?: ViewportSize) => Promise<Player>
  /**
   * A device on which nobody is signed in, moved with a mouse unless it is asked for with a touch screen. With what
   * another browser has stored it is that browser, started anew.
   */
  readonly newDevice: (viewport?: ViewportSize, kind?: DeviceKind) => Promise<BrowserContext>
  /** Somebody who has just come to the desk, on a device of their own. The name begins with `name`. */
  readonly newModerator: (name: string, role?: AdminRole, viewport?: ViewportSize) => Promise<Moderator>
  /** A phone that can lose the network. */
  readonly newRoamer: () => Promise<RoamingDevice>
  /** The command that plays, with these arguments; it does not outlive the journey. */
  readonly bots: (...argv: readonly string[]) => BotsRun
}

interface JourneyWorker extends SystemWishes {
  readonly system: RunningSystem
}

/** A Playwright test with the whole product running. */
export const journey = base.extend<JourneyFixtures, JourneyWorker>({
  policy: [PATIENT, { option: true, scope: 'worker' }],
  fault: ['', { option: true, scope: 'worker' }],
  line: [null, { option: true, scope: 'worker' }],
  oidc: [null, { option: true, scope: 'worker' }],
  system: [
    async ({ fault, line, oidc, policy }, use) => {
      const system = await runSystem({ fault, line, oidc, policy })
      await use(system)
      await system.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ system }, use) => {
    await use(system.web)
  },
  bots: async ({ system }, use) => {
    const runs: BotsRun[] = []
    await use((...argv) => {
      const run = runBots('--web', system.web, ...argv)
      runs.push(run)
      return run
    })
    for (const run of runs) run.kill()
  },
  newDevice: async ({ baseURL, browser }, use) => {
    const devices: BrowserContext[] = []
    await use(async (viewport = PHONE, kind = {}) => {
      const device = await browser.newContext({
        viewport,
        ...(baseURL === undefined ? {} : { baseURL }),
        ...kind,
      })
      devices.push(device)
      return device
    })
    for (const device of devices) await device.close()
  },
  newRoamer: async ({ baseURL, system }, use) => {
    const roamers: RoamingDevice[] = []
    await use(async () => {
      const place = baseURL === undefined ? {} : { baseURL }
      const roamer = await RoamingDevice.take(system, { viewport: PHONE, ...place })
      roamers.push(roamer)
      return roamer
    })
    for (const roamer of roamers) await roamer.close()
  },
  newModerator: async ({ newDevice, system }, use) => {
    await use(async (name, role = 'moderator', viewport = DESKTOP) => {
      const page = await (await newDevice(viewport, { baseURL: system.admin })).newPage()
      return comeToTheDesk(system, { page, name: freshIdentity(name).name, role })
    })
  },
  newPlayer: async ({ newDevice }, use) => {
    await use(async (name, viewport) => signUpOn(await newDevice(viewport), name))
  },
})

/** Somebody signs up on a device that there is. */
export const signUpOn = async (device: BrowserContext, name: string): Promise<Player> => {
  const player = new Player(await device.newPage(), freshIdentity(name))
  await new SignUpPage(player.page).signUp(player.identity)
  return player
}

let players = 0

/** Names and addresses that nobody in this system has yet. */
const freshIdentity = (name: string) => {
  players += 1
  const fresh = `${name}-${String(players)}`
  return { name: fresh, email: `${fresh.toLowerCase()}@players.example`, password: `${fresh} on the block` }
}
