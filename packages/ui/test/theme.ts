import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export type Shown = 'light' | 'dark'
/** Red, green and blue, 0 to 255. */
export type Colour = readonly [number, number, number]

const sheet = readFileSync(fileURLToPath(new URL('../src/theme.css', import.meta.url)), 'utf8')

/** As the style sheet has it: `#abc` or `#aabbcc`. */
const colourOf = (text: string): Colour => {
  const short = /^#(?<short>[0-9a-f]{3})$/.exec(text)?.groups?.['short']
  const long = short === undefined ? text.slice(1) : Array.from(short, (digit) => `${digit}${digit}`).join('')
  const [red = NaN, green = NaN, blue = NaN] = [0, 2, 4].map((at) => parseInt(long.slice(at, at + 2), 16))
  return [red, green, blue]
}

/** The colours without transparency that the block of rules with this selector names, in either theme. */
const coloursIn = (selector: string, shown: Shown): ReadonlyMap<string, Colour> => {
  const block = sheet.slice(sheet.indexOf(`${selector} {`)).split('}')[0] ?? ''
  const said = block.matchAll(
    /--(?<name>[\w-]+): (?:light-dark\((?<light>#\w+), (?<dark>#\w+)\)|(?<both>#\w+));/g,
  )
  return new Map(
    Array.from(said, ({ groups = {} }) => [
      groups['name'] ?? '',
      colourOf(groups['both'] ?? groups[shown] ?? ''),
    ]),
  )
}

/** Every opaque colour of the theme, with or without the caps' safe colours. */
export const themeColours = (shown: Shown, isSafe: boolean): ((name: string) => Colour) => {
  const all = new Map([
    ...coloursIn(':root,\n[data-theme]', shown),
    ...(isSafe ? coloursIn("[data-caps='safe']", shown) : []),
  ])
  return (name) => {
    const colour = all.get(name)
    if (colour === undefined) throw new Error(`the theme has no ${name}`)
    return colour
  }
}
