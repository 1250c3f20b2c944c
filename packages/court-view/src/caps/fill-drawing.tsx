import { unreachable, type Fill } from '@skelly/engine'
import type { ReactElement } from 'react'

/** How each fill looks from above, poured to a radius of 11.6 in a cap of 16. */
export const FillDrawing = ({ fill, prefix }: FillDrawingProps): ReactElement => {
  switch (fill) {
    case 'empty':
      return <Empty prefix={prefix} />
    case 'candle':
      return <Candle prefix={prefix} />
    case 'crayon':
      return <Crayon prefix={prefix} />
    case 'floor':
      return <Floor prefix={prefix} />
    case 'tar':
      return <Tar prefix={prefix} />
    default:
      return unreachable(fill)
  }
}

interface FillDrawingProps {
  readonly fill: Fill
  readonly prefix: string
}
type Poured = Omit<FillDrawingProps, 'fill'>

const Empty = ({ prefix }: Poured): ReactElement => (
  <g>
    <circle r="11.6" fill={`url(#${prefix}tin)`} />
    <g fill="none" stroke="#5d646b" strokeWidth="0.5" opacity="0.55">
      <circle r="9.4" />
      <circle r="6.6" strokeDasharray="9 3 14 2" />
    </g>
    <path d="M-8 3q5 5 12 3" stroke="#fff" strokeWidth="0.8" fill="none" opacity="0.5" />
  </g>
)

const Candle = ({ prefix }: Poured): ReactElement => (
  <g>
    <circle r="11.6" fill={`url(#${prefix}candle)`} />
    <path
      d="M-9.5 -2q3 -6 9 -6.6M9.8 2q-1 5 -6 7.4"
      stroke="#fffdf3"
      strokeWidth="1.3"
      fill="none"
      opacity="0.8"
    />
    <ellipse cx="5.6" cy="-5.2" rx="2.6" ry="2" fill="#d8bd86" opacity="0.55" />
    <path d="M5.6 -5.2q1.6 -1.2 3.4 -1" stroke="#3a2b1c" strokeWidth="1.3" strokeLinecap="round" />
  </g>
)

const Crayon = ({ prefix }: Poured): ReactElement => (
  <g>
    <circle r="11.6" fill="#6d4bb0" />
    <g clipPath={`url(#${prefix}inside)`} fill="none" strokeLinecap="round">
      <path d="M-14 -4C-8 -14 8 -13 9 -3S-2 9 -5 3S1 -4 3 0" stroke="#f0518a" strokeWidth="4.2" />
      <path d="M-12 8C-2 16 14 8 11 -4" stroke="#2fb6c9" strokeWidth="4" />
      <path d="M-11 0C-11 7 -3 11 3 8" stroke="#f6a531" strokeWidth="3.2" />
      <path d="M-4 -11C3 -12 8 -9 10 -6" stroke="#7fce4f" strokeWidth="2.6" />
    </g>
  </g>
)

const Floor = ({ prefix }: Poured): ReactElement => (
  <g>
    <circle r="11.6" fill={`url(#${prefix}floor)`} />
    <path d="M-8.6 5.4q6.6 6 15.4 1.6" stroke="#ffe3a1" strokeWidth="1.2" fill="none" opacity="0.65" />
  </g>
)

const Tar = ({ prefix }: Poured): ReactElement => (
  <g>
    <circle r="11.6" fill={`url(#${prefix}tar)`} />
    <path d="M-7 6.4q4 -2.6 6.6 0t6.8 -1" stroke="#4f5560" strokeWidth="1.1" fill="none" opacity="0.8" />
    <path d="M3 -8.4q4.4 1.6 5.4 5" stroke="#aab4c6" strokeWidth="1.1" fill="none" opacity="0.6" />
  </g>
)
