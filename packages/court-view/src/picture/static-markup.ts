import { Fragment, isValidElement, type ReactNode } from 'react'

/** Attributes that React names otherwise than SVG does; all others that drawings have go by the same name. */
const NAMES: Readonly<Record<string, string>> = {
  className: 'class',
  clipPath: 'clip-path',
  fillOpacity: 'fill-opacity',
  fillRule: 'fill-rule',
  paintOrder: 'paint-order',
  pointerEvents: 'pointer-events',
  stopColor: 'stop-color',
  stopOpacity: 'stop-opacity',
  strokeDasharray: 'stroke-dasharray',
  strokeLinecap: 'stroke-linecap',
  strokeLinejoin: 'stroke-linejoin',
  strokeOpacity: 'stroke-opacity',
  strokeWidth: 'stroke-width',
}

/**
 * A drawing as markup, as React's own server renderer would write it: for places where that may not be loaded, such as a
 * route handler's. Drawings are functions of their properties: there are no hooks, no state and no context.
 * @throws for anything that a drawing does not consist of
 */
export const staticMarkup = (node: ReactNode): string => {
  if (node === null || node === undefined || typeof node === 'boolean') return ''
  if (typeof node === 'string' || typeof node === 'number') return escaped(String(node))
  if (Array.isArray(node)) return node.map((each: ReactNode) => staticMarkup(each)).join('')
  if (!isValidElement<Properties>(node)) throw new Error('no part of a drawing')
  const { props, type } = node
  if (type === Fragment) return staticMarkup(props.children)
  if (typeof type === 'string') return tag(type, props)
  return staticMarkup(drawnBy(type)(props))
}

type Properties = Readonly<Record<string, unknown>> & { readonly children?: ReactNode }
type Drawing = (properties: Properties) => ReactNode

const isDrawing = (type: unknown): type is Drawing => typeof type === 'function'

/** A function, or the one inside `memo`. */
const drawnBy = (type: unknown): Drawing => {
  const inside = typeof type === 'object' && type !== null && 'type' in type ? type.type : type
  if (isDrawing(inside)) return inside
  throw new Error('no drawing')
}

const tag = (name: string, { children, ...attributes }: Properties): string => {
  const written = Object.entries(attributes).map(([attribute, value]) => attributeText(attribute, value))
  return `<${name}${written.join('')}>${staticMarkup(children)}</${name}>`
}

const attributeText = (name: string, value: unknown): string => {
  if (value === undefined || value === null || value === false) return ''
  if (typeof value !== 'string' && typeof value !== 'number') throw new Error(`no drawing has ${name} so`)
  return ` ${NAMES[name] ?? name}="${escaped(String(value))}"`
}

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;')
