import { memo, type ReactElement } from 'react'
import { PLAYER_COLOURS } from './player-colours.ts'

const pours = {
  tin: ['#f2f4f4', '#b4bbc0', '#6f777e'],
  candle: ['#fffaf0', '#f4e6c6', '#cdb489'],
  floor: ['#ffd279', '#d98a22', '#7d4308'],
  tar: ['#4a4e57', '#1c1e23', '#08090b'],
} as const

/** The gradients that caps are drawn with. Once in every svg that shows a cap, with the same prefix. */
export const CapDefinitions = memo(function CapDefinitions({ prefix }: PrefixProps): ReactElement {
  return (
    <defs>
      {Object.entries(pours).map(([name, [light, body, shade]]) => (
        <radialGradient key={name} id={`${prefix}${name}`} cx="0.36" cy="0.32" r="0.78">
          <stop offset="0" stopColor={light} />
          <stop offset="0.5" stopColor={body} />
          <stop offset="1" stopColor={shade} />
        </radialGradient>
      ))}
      {PLAYER_COLOURS.map(({ name, light, paint, shade }) => (
        <radialGradient key={name} id={`${prefix}${name}`} cx="0.34" cy="0.3" r="0.85">
          <stop offset="0.1" stopColor={light} />
          <stop offset="0.5" stopColor={paint} />
          <stop offset="1" stopColor={shade} />
        </radialGradient>
      ))}
      <radialGradient id={`${prefix}shadow`}>
        <stop offset="0.62" stopColor="#0b0a0d" stopOpacity="0.62" />
        <stop offset="1" stopColor="#0b0a0d" stopOpacity="0" />
      </radialGradient>
      <radialGradient id={`${prefix}cloud`}>
        <stop offset="0.2" stopColor="#f4ead6" stopOpacity="0.5" />
        <stop offset="1" stopColor="#f4ead6" stopOpacity="0" />
      </radialGradient>
      <linearGradient id={`${prefix}gloss`} x1="0.1" y1="0" x2="0.8" y2="1">
        <stop offset="0" stopColor="#fff" stopOpacity="0.5" />
        <stop offset="0.42" stopColor="#fff" stopOpacity="0" />
        <stop offset="1" stopColor="#000" stopOpacity="0.3" />
      </linearGradient>
      <clipPath id={`${prefix}inside`}>
        <circle r="11.6" />
      </clipPath>
    </defs>
  )
})

interface PrefixProps {
  readonly prefix: string
}
