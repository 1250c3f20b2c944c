import type { ReactNode } from 'react'

interface QuoteProps {
  /** Who says it. */
  readonly label: ReactNode
  readonly text: string
}

/** Somebody's own words, as they wrote them. */
export const Quote = ({ label, text }: QuoteProps): ReactNode => (
  <figure className="border-line border-l-2 pl-4">
    <figcaption className="text-muted text-sm">{label}</figcaption>
    <blockquote className="[overflow-wrap:anywhere] whitespace-pre-line">{text}</blockquote>
  </figure>
)
