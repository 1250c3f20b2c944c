import { cn } from '@skelly/ui'
import type { ReactNode } from 'react'
import { SceneCapDrawing } from './scene-cap-drawing.tsx'
import { SCENES, type SceneName } from './scenes.ts'

interface StreetSceneProps {
  readonly of: SceneName
  readonly className?: string
}

/** What the tar lets through of a line: its edge crumbles, and grains stay dark. */
const Grain = ({ id }: { readonly id: string }): ReactNode => (
  <filter id={id} x="-5%" y="-5%" width="110%" height="110%">
    <feTurbulence type="fractalNoise" baseFrequency="0.5" numOctaves="2" seed="4" result="tar" />
    <feDisplacementMap in="SourceGraphic" in2="tar" scale="2.4" result="crumbled" />
    <feColorMatrix in="tar" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -7 5.1" result="grains" />
    <feComposite in="crumbled" in2="grains" operator="in" />
  </filter>
)

/** A line as a hand chalks it: once whole, and once more beside itself with gaps. */
const Chalk = ({ d, className }: { readonly d: string; readonly className: string }): ReactNode => (
  <g className={className}>
    <path d={d} strokeWidth="3.2" />
    <path
      d={d}
      strokeWidth="2"
      strokeOpacity="0.7"
      strokeDasharray="19 4 37 7"
      transform="translate(1.8 -1.6)"
    />
  </g>
)

/** A piece of the street with chalk and caps on it. Decoration beside words; the same in both themes. */
export const StreetScene = ({ of, className }: StreetSceneProps): ReactNode => {
  const { width, height, lines, skull, way, words, caps } = SCENES[of]
  return (
    <div aria-hidden data-theme="dark" className={cn('asphalt overflow-hidden', className)}>
      <svg
        viewBox={`0 0 ${String(width)} ${String(height)}`}
        className="block w-full"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <Grain id={`tar-${of}`} />
        <g filter={`url(#tar-${of})`}>
          <Chalk d={lines} className="stroke-chalk" />
          <Chalk d={skull} className="stroke-coral" />
          {words.map(({ x, y, text }) => (
            <text
              key={text}
              {...{ x, y }}
              textAnchor="middle"
              fontSize="32"
              className="fill-chalk font-chalk uppercase"
            >
              {text}
            </text>
          ))}
        </g>
        <path d={way} strokeWidth="3.4" strokeDasharray="0.5 8.5" className="stroke-sun" />
        {caps.map((cap) => (
          <SceneCapDrawing key={cap.fill} cap={cap} />
        ))}
      </svg>
    </div>
  )
}
