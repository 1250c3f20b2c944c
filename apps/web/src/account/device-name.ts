/** In this order: browsers name those before them, too. */
const BROWSERS = [
  ['Edge', /\bEdg(?:A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
] as const

const SYSTEMS = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const

const named = (rows: readonly (readonly [string, RegExp])[], device: string): string | null =>
  rows.find(([, sign]) => sign.test(device))?.[0] ?? null

/** A browser and its system as people call them, from how the browser names itself; null where it says neither. */
export const deviceName = (device: string | null): string | null => {
  if (device === null) return null
  const known = [named(BROWSERS, device), named(SYSTEMS, device)].filter((name) => name !== null)
  return known.length === 0 ? null : known.join(' · ')
}
