import { expect, test } from 'vitest'
import { deviceName } from '../../src/account/device-name.ts'

const LINUX = 'Mozilla/5.0 (X11; Linux x86_64)'
const KIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.each([
  { device: `${LINUX} ${KIT} Chrome/140.0.0.0 Safari/537.36`, name: 'Chrome · Linux' },
  {
    device: `${LINUX.replace('X11;', 'X11; rv:140.0;')} Gecko/20100101 Firefox/140.0`,
    name: 'Firefox · Linux',
  },
  { device: `${IPHONE} Version/18.0 Mobile/15E148 Safari/604.1`, name: 'Safari · iPhone' },
  { device: `${IPHONE} CriOS/140.0 Mobile/15E148 Safari/604.1`, name: 'Chrome · iPhone' },
  {
    device: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KIT} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
    name: 'Edge · Windows',
  },
  {
    device: `Mozilla/5.0 (Linux; Android 15; SM-S921B) ${KIT} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    name: 'Samsung Internet · Android',
  },
  { device: 'curl/8.5.0', name: null },
  { device: '<script>', name: null },
  { device: null, name: null },
])('$device is called $name', ({ device, name }) => {
  expect(deviceName(device)).toBe(name)
})
