// Which properties a class of Tailwind sets, as far as our classes do. A library knows all of them, and is a twentieth of
// what a page loads; test/class-names holds this table to it, for every class that is written anywhere.

const sides = (name: string): readonly string[] =>
  ['top', 'right', 'bottom', 'left'].map((side) => `${name}-${side}`)
const of = (name: string, ...which: readonly string[]): readonly string[] =>
  which.map((side) => `${name}-${side}`)
const boxOf = (letter: string, name: string): readonly (readonly [string, readonly string[]])[] => [
  [letter, sides(name)],
  [`${letter}x`, of(name, 'left', 'right')],
  [`${letter}y`, of(name, 'top', 'bottom')],
  [`${letter}t`, of(name, 'top')],
  [`${letter}r`, of(name, 'right')],
  [`${letter}b`, of(name, 'bottom')],
  [`${letter}l`, of(name, 'left')],
]

/** By how a class begins. */
const BY_BEGINNING: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...boxOf('p', 'padding'),
  ...boxOf('m', 'margin'),
  ['size', ['width', 'height']],
  ['w', ['width']],
  ['h', ['height']],
  ['min-w', ['min-width']],
  ['min-h', ['min-height']],
  ['max-w', ['max-width']],
  ['max-h', ['max-height']],
  ['gap', ['column-gap', 'row-gap']],
  ['gap-x', ['column-gap']],
  ['gap-y', ['row-gap']],
  ['inset', ['top', 'right', 'bottom', 'left']],
  ['inset-x', ['right', 'left']],
  ['inset-y', ['top', 'bottom']],
  ['top', ['top']],
  ['right', ['right']],
  ['bottom', ['bottom']],
  ['left', ['left']],
  ['z', ['z-index']],
  ['opacity', ['opacity']],
  ['bg', ['background-color']],
  ['fill', ['fill']],
  ['leading', ['line-height']],
  ['tracking', ['letter-spacing']],
  ['items', ['align-items']],
  ['justify', ['justify-content']],
  ['justify-self', ['justify-self']],
  ['self', ['align-self']],
  ['place-items', ['align-items', 'justify-items', 'place-items']],
  ['cursor', ['cursor']],
  ['select', ['user-select']],
  ['animate', ['animation']],
  ['whitespace', ['white-space']],
  ['grid-cols', ['grid-template-columns']],
  ['duration', ['transition-duration']],
  ['rotate', ['rotate']],
  ['space-y', ['space-y']],
  ['space-x', ['space-x']],
  ['stroke', ['stroke']],
])

const ROUNDED = {
  '': ['top-left', 'top-right', 'bottom-left', 'bottom-right'],
  t: ['top-left', 'top-right'],
  b: ['bottom-left', 'bottom-right'],
} as const

/** Whole classes, and those whose value tells what they set. */
const BY_FORM: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /^(?:block|inline|inline-block|flex|inline-flex|grid|inline-grid|hidden|contents|table|flow-root)$/,
    ['display'],
  ],
  [/^(?:static|relative|absolute|fixed|sticky)$/, ['position']],
  [/^text-(?:xs|sm|base|lg|xl|\dxl|\[(?:min|max|clamp|calc)\(.*\]|\[[\d.]+\S{1,3}\])$/, ['font-size']],
  [/^text-(?:left|center|right|start|end)$/, ['text-align']],
  [/^text-(?:balance|pretty|wrap|nowrap)$/, ['text-wrap']],
  [/^text-/, ['color']],
  [/^font-(?:thin|light|normal|medium|semibold|bold|extrabold|black)$/, ['font-weight']],
  [/^font-/, ['font-family']],
  [/^border(?:-\d+|-\[[\d.]+px\])?$/, ['border-top', 'border-right', 'border-bottom', 'border-left']],
  [/^border-collapse$/, ['border-collapse']],
  [/^border-(?:solid|dashed|dotted|none)$/, ['border-style']],
  [/^border-t(?:-\d+)?$/, ['border-top']],
  [/^border-b(?:-\d+)?$/, ['border-bottom']],
  [/^border-l(?:-\d+)?$/, ['border-left']],
  [/^border-r(?:-\d+)?$/, ['border-right']],
  [/^border-/, ['border-color']],
  [/^rounded-t(?:-|$)/, of('radius', ...ROUNDED.t)],
  [/^rounded-b(?:-|$)/, of('radius', ...ROUNDED.b)],
  [/^rounded(?:-|$)/, of('radius', ...ROUNDED[''])],
  [/^shadow(?:-|$)/, ['box-shadow']],
  [/^(?:underline|no-underline|line-through|overline)$/, ['text-decoration-line']],
  [/^truncate$/, ['text-overflow']],
  [/^line-clamp-/, ['-webkit-line-clamp', 'display', 'overflow', 'overflow-x', 'overflow-y']],
  [
    /^sr-only$/,
    ['position', 'width', 'height', 'white-space', 'overflow', 'overflow-x', 'overflow-y'].concat(
      sides('padding'),
      sides('margin'),
    ),
  ],
  [/^backdrop-blur(?:-|$)/, ['backdrop-blur']],
  [/^resize(?:-|$)/, ['resize']],
  [/^outline(?:-\d+)?$/, ['outline-width']],
  [/^translate-x-/, ['translate-x']],
  [/^translate-y-/, ['translate-y']],
  [/^translate-/, ['translate-x', 'translate-y']],
  [/^overflow-(?:hidden|auto|visible|scroll|clip)$/, ['overflow', 'overflow-x', 'overflow-y']],
  [/^overflow-x-/, ['overflow-x']],
  [/^overflow-y-/, ['overflow-y']],
  [/^flex-(?:row|col)(?:-reverse)?$/, ['flex-direction']],
  [/^flex-(?:wrap|nowrap)$/, ['flex-wrap']],
  [/^flex-\S+$/, ['flex', 'flex-grow', 'flex-shrink', 'flex-basis']],
  [/^grow(?:-|$)/, ['flex-grow']],
  [/^shrink(?:-|$)/, ['flex-shrink']],
  [/^transition(?:-|$)/, ['transition-property']],
]

/** `px` of `px-2`, `min-h` of `min-h-[3rem]`: the longest beginning that is known. */
const beginningOf = (name: string): readonly string[] | undefined => {
  for (let end = name.lastIndexOf('-'); end > 0; end = name.lastIndexOf('-', end - 1)) {
    const known = BY_BEGINNING.get(name.slice(0, end))
    if (known !== undefined) return known
  }
  return undefined
}

/** What a class without its conditions sets; empty for one that is not known. @param name such as `px-2` or `-mt-1` */
export const propertiesOf = (name: string): readonly string[] => {
  const own = /^\[([\w-]+):/.exec(name)?.[1]
  if (own !== undefined) return [own]
  const plain = name.startsWith('-') ? name.slice(1) : name
  return (
    BY_FORM.find(([form]) => form.test(plain))?.[1] ?? beginningOf(plain.replace(/[[(].*$/, 'value')) ?? []
  )
}
