import type { Court } from '@skelly/engine'
import type { ReactElement } from 'react'

/** Posts and wall pieces, where a court has them. */
export const Obstacles = ({ court }: { readonly court: Court }): ReactElement => (
  <g>
    {court.walls.map(({ from, to }) => (
      <line
        key={`${String(from.x)},${String(from.y)},${String(to.x)},${String(to.y)}`}
        className="court-wall"
        x1={from.x}
        y1={from.y}
        x2={to.x}
        y2={to.y}
      />
    ))}
    {court.posts.map(({ at, radius }) => (
      <g key={`${String(at.x)},${String(at.y)}`} transform={`translate(${String(at.x)} ${String(at.y)})`}>
        <circle className="court-post-shadow" cx={radius * 0.25} cy={radius * 0.35} r={radius * 1.05} />
        <circle className="court-post" r={radius} />
        <circle className="court-post-top" r={radius * 0.62} cx={-radius * 0.1} cy={-radius * 0.1} />
      </g>
    ))}
  </g>
)
