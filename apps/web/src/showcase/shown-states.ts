/** What can be shown without a pointer or the focus: an element carries the state's name in `data-show`. */
const STATES = ['hover', 'focus-visible', 'active'] as const

const isShowable = (text: string): boolean => STATES.some((state) => text.includes(`:${state}`))

const shownBy = (selector: string): string =>
  STATES.reduce((text, state) => text.replaceAll(`:${state}`, `[data-show~='${state}']`), selector)

/** Whether a rule counts only for other screens than this: of conditions, "can hover" alone is left out. */
const isForElsewhere = (rule: CSSRule): boolean =>
  rule instanceof CSSMediaRule &&
  !rule.conditionText.includes('hover') &&
  !matchMedia(rule.conditionText).matches

/** The rules below a rule that tell of such a state, in their layers. */
const copied = (rule: CSSRule): string => {
  if (isForElsewhere(rule)) return ''
  if (rule instanceof CSSStyleRule) {
    const own = isShowable(rule.selectorText) ? `${shownBy(rule.selectorText)}{${rule.style.cssText}}` : ''
    const inner = Array.from(rule.cssRules, (nested) => nestedIn(rule.selectorText, nested)).join('')
    return own + inner
  }
  if (rule instanceof CSSLayerBlockRule)
    return `@layer ${rule.name}{${Array.from(rule.cssRules, copied).join('')}}`
  if (rule instanceof CSSGroupingRule) return Array.from(rule.cssRules, copied).join('')
  return ''
}

/** Tailwind nests `&:hover` in the rule of its class. */
const nestedIn = (selector: string, rule: CSSRule): string => {
  if (isForElsewhere(rule)) return ''
  if (rule instanceof CSSStyleRule && isShowable(rule.selectorText)) {
    const inner = Array.from(rule.cssRules, (below) =>
      below instanceof CSSGroupingRule ? declarationsOf(below) : '',
    ).join('')
    return `${shownBy(rule.selectorText.replaceAll('&', selector))}{${rule.style.cssText}${inner}}`
  }
  return rule instanceof CSSGroupingRule
    ? Array.from(rule.cssRules, (below) => nestedIn(selector, below)).join('')
    : ''
}

/** What stands in a group inside a nested rule. */
const declarationsOf = (group: CSSGroupingRule): string =>
  Array.from(group.cssRules, (rule) =>
    rule instanceof CSSGroupingRule ? declarationsOf(rule) : rule.cssText.replace(/^&\s*\{|\}$/g, ''),
  ).join('')

/** Lets elements with `data-show` look as if they were under the pointer, held down, or had the focus. */
export const showStates = (): (() => void) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    Array.from(document.styleSheets)
      .flatMap(({ cssRules }) => Array.from(cssRules, copied))
      .join(''),
  )
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  }
}
