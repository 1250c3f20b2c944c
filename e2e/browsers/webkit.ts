import { freePort, startGuarded, waitUntil, type Guarded } from '@skelly/processes'
import { findExecutable } from '@skelly/workshop'
import { Builder, By, Capabilities, Origin, until, type WebDriver } from 'selenium-webdriver'
import type { Display } from './display.ts'
import { PATIENCE, type Visitor } from './visitor.ts'

const PHONE = { x: 0, y: 0, width: 390, height: 844 } as const

/** Whole seconds that a driver has to end with its browser. */
const GRACE = 5

/** What a browser by WebKit consists of here. */
export interface WebKit {
  readonly driver: string
  readonly browser: string
}

const LIBRARIES = ['x86_64-linux-gnu', 'aarch64-linux-gnu'] as const

/** The WebKit of this machine; undefined without. */
export const findWebKit = async (): Promise<WebKit | undefined> => {
  const [driver, browser] = await Promise.all([
    findExecutable(['WebKitWebDriver']),
    findExecutable(LIBRARIES.map((folder) => `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`)),
  ])
  return driver === undefined || browser === undefined ? undefined : { driver, browser }
}

/** The driver tells of errors in pages on its output alone: its protocol has no words for them. */
const errorsIn = (said: string): readonly string[] =>
  said.split('\n').filter((line) => /^CONSOLE.* ERROR/.test(line))

const startDriver = (command: string, port: number, { name }: Display): Promise<Guarded> =>
  startGuarded({
    command,
    args: [`--port=${String(port)}`],
    // what root may not have, and no graphics card
    env: {
      ...process.env,
      DISPLAY: name,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    stopSignal: 'SIGTERM',
    grace: GRACE,
  })

const isReady = (server: string) => async (): Promise<boolean> => {
  try {
    return (await fetch(`${server}/status`)).ok
  } catch {
    return false // nobody listens yet
  }
}

const openBrowser = (server: string, binary: string): Promise<WebDriver> =>
  new Builder()
    .usingServer(server)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': {
          binary,
          args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
        },
      }),
    )
    .build()

const pressIn = async (driver: WebDriver, xpath: string): Promise<void> => {
  const found = await driver.wait(until.elementLocated(By.xpath(xpath)), PATIENCE)
  await driver.wait(until.elementIsVisible(found), PATIENCE)
  await found.click()
}

const pullIn = async (driver: WebDriver, from: { x: number; y: number }, by: { dx: number; dy: number }) => {
  const at = (share: number) => ({
    origin: Origin.VIEWPORT,
    duration: 50,
    x: Math.round(from.x + by.dx * share),
    y: Math.round(from.y + by.dy * share),
  })
  await driver.actions({ async: true }).move(at(0)).press().move(at(0.5)).move(at(1)).release().perform()
}

/** Somebody with that WebKit, which speaks WebDriver by a program beside it. */
export const visitInWebKit = async (webKit: WebKit, display: Display): Promise<Visitor> => {
  const port = await freePort()
  const server = `http://127.0.0.1:${String(port)}`
  const beside = await startDriver(webKit.driver, port, display)
  let said = ''
  const hear = (chunk: Buffer): void => {
    said += chunk.toString()
  }
  beside.child.stdout?.on('data', hear)
  beside.child.stderr?.on('data', hear)
  if (!(await waitUntil(isReady(server), { within: PATIENCE })))
    throw new Error(`WebKitWebDriver is silent: ${said}`)
  const driver = await openBrowser(server, webKit.browser)
  await driver.manage().window().setRect(PHONE)
  return {
    browser: `WebKit ${String((await driver.getCapabilities()).getBrowserVersion())}`,
    open: (address) => driver.get(address),
    ask: (expression) => driver.executeScript(`return (${expression})`),
    press: (xpath) => pressIn(driver, xpath),
    pull: (from, by) => pullIn(driver, from, by),
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    complaints: () => errorsIn(said),
    leave: async () => {
      await driver.quit()
      await beside.stop()
    },
  }
}
