import { USUAL_SETTINGS } from '@skelly/protocol'
import { expect, test } from 'vitest'
import { SettingsCourier } from '../../src/settings/settings-courier.ts'
import { SettingsStore } from '../../src/settings/settings-store.ts'
import { Accounts, ANA, BEN, courierOf, Device } from './device.ts'

test('another device of the account gets what was chosen on the first, and has its own newer choice taken over', async () => {
  const accounts = new Accounts()
  const [phone, desk] = [new Device(), new Device()]
  const onPhone = phone.page()
  onPhone.change({ fill: 'tar', leftHanded: true })
  await courierOf(accounts, onPhone, ANA).deliver()
  const onDesk = desk.page()
  desk.at = 2000
  onDesk.change({ fill: 'candle' })
  await courierOf(accounts, onDesk, ANA).deliver()
  expect(onDesk.settings()).toEqual({ ...USUAL_SETTINGS, fill: 'candle', leftHanded: true })
  await courierOf(accounts, onPhone, ANA).deliver()
  expect(onPhone.settings()).toEqual(onDesk.settings())
})

test('what is chosen offline waits, outlives the page, and is told when the line is back', async () => {
  const accounts = new Accounts()
  const device = new Device()
  const page = device.page()
  await courierOf(accounts, page, ANA).deliver()
  accounts.isAway = true
  page.change({ sound: 'off' })
  expect(await courierOf(accounts, page, ANA).deliver()).toBe(false)
  expect(page.settings().sound).toBe('off')
  accounts.isAway = false
  const later = device.page()
  expect(courierOf(accounts, later, ANA).hasNews).toBe(true)
  expect(await courierOf(accounts, later, ANA).deliver()).toBe(true)
  expect(accounts.of(ANA).sound?.value).toBe('off')
  expect(courierOf(accounts, later, ANA).hasNews).toBe(false)
})

test('what is changed while the answer is on its way is not taken back by it', async () => {
  const accounts = new Accounts()
  const device = new Device()
  const page = device.page()
  page.change({ fill: 'tar' })
  const told: unknown[] = []
  const courier = new SettingsCourier({
    store: page,
    now: () => 1,
    send: async (changes) => {
      told.push(changes.changes)
      const answer = accounts.sync(ANA, changes)
      device.at += 10
      if (told.length === 1) {
        page.change({ fill: 'empty' })
        void courier.deliver()
      }
      return answer
    },
  })
  await courier.deliver()
  expect(page.settings().fill).toBe('empty')
  expect(told).toHaveLength(2)
  expect(accounts.of(ANA).fill?.value).toBe('empty')
})

test('signing out keeps the device’s settings, and the next account is told nothing of them', async () => {
  const accounts = new Accounts()
  const page = new Device().page()
  page.change({ calm: true })
  await courierOf(accounts, page, ANA).deliver()
  page.part()
  expect(page.settings().calm).toBe(true)
  await courierOf(accounts, page, BEN).deliver()
  expect(accounts.of(BEN)).toEqual({})
  expect(page.settings().calm).toBe(true)
})

test('a session that ended by itself leaves what was not told to its own account', async () => {
  const accounts = new Accounts()
  const page = new Device().page()
  await courierOf(accounts, page, ANA).deliver()
  page.change({ haptics: 'off' })
  await courierOf(accounts, page, BEN).deliver()
  expect(accounts.of(BEN)).toEqual({})
})

test('a guest’s settings move to the new account, the fill that was chosen before there were settings too', async () => {
  const accounts = new Accounts()
  const device = new Device()
  device.items.set('skelly.cap.fill', '"tar"')
  const page = device.page()
  expect(page.settings().fill).toBe('tar')
  device.at = 5000
  page.change({ aimGuide: false })
  await courierOf(accounts, page, ANA).deliver()
  expect(accounts.of(ANA)).toEqual({ fill: { value: 'tar', at: 0 }, aimGuide: { value: false, at: 5000 } })
})

test('two pages of a device have the same settings, and neither takes back what the other changed', () => {
  const device = new Device()
  const [one, other] = [device.page(), device.page()]
  let told = 0
  const stop = other.subscribe(() => (told += 1))
  expect(other.settings()).toEqual(USUAL_SETTINGS)
  one.change({ sound: 'off' })
  device.written('skelly.settings')
  expect(told).toBe(1)
  expect(other.settings().sound).toBe('off')
  one.change({ calm: true })
  other.change({ colour: 3 })
  expect(device.page().settings()).toMatchObject({ sound: 'off', calm: true, colour: 3 })
  stop()
})

test.each([
  'no JSON',
  '{}',
  '{"version":2,"account":null,"kept":{},"unsent":[]}',
  '{"version":1,"account":null,"kept":{"sound":{"value":"loud","at":1}},"unsent":[]}',
  '{"version":1,"account":null,"kept":{},"unsent":["volume"]}',
])('a device that kept %s begins with the usual settings and can change them', (text) => {
  const device = new Device()
  device.items.set('skelly.settings', text)
  const page = device.page()
  expect(page.settings()).toEqual(USUAL_SETTINGS)
  page.change({ sound: 'off' })
  expect(device.page().settings().sound).toBe('off')
})

test('a device that keeps nothing has its settings for as long as the page', () => {
  const local = {
    storage: {
      getItem: () => {
        throw new Error('forbidden')
      },
      setItem: () => {
        throw new Error('forbidden')
      },
      removeItem: () => undefined,
    },
    onChange: () => () => undefined,
  }
  const page = new SettingsStore({ local, now: () => 1 })
  page.change({ colour: 2 })
  page.change({ calm: true })
  expect(page.settings()).toMatchObject({ colour: 2, calm: true })
})
