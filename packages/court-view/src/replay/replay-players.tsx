import { memo, type CSSProperties, type ReactElement } from 'react'
import { CapPicture } from '../caps/cap-picture.tsx'
import { playerColour } from '../caps/player-colours.ts'
import type { ReplayStanding } from './replay-frame.ts'

interface ReplayPlayersProps {
  readonly label: string
  readonly standings: readonly ReplayStanding[]
}

const Way = ({ part, colour }: { readonly part: number; readonly colour: number }): ReactElement => (
  <span className="bg-ink/10 block h-1 overflow-hidden rounded-full">
    <span
      className="block h-full rounded-full transition-[width] duration-300 motion-reduce:transition-none"
      style={{ width: `${String(part * 100)}%`, background: playerColour(colour).paint }}
    />
  </span>
)

const Player = ({ standing }: { readonly standing: ReplayStanding }): ReactElement => {
  const { id, name, fill, colour, words, part, isOn, isOut } = standing
  return (
    <div
      role="group"
      aria-label={name}
      aria-current={isOn}
      data-standing={id}
      className={`replay-player ${isOn ? 'border-accent/70' : 'border-transparent'} ${isOut ? 'opacity-55' : ''}`}
    >
      <span className="flex min-w-0 items-center gap-1.5">
        <CapPicture fill={fill} colour={colour} size={26} className="shrink-0" />
        <span className="min-w-0 leading-tight">
          <span className="block truncate text-xs font-semibold">{name}</span>
          <span className="text-accent-text block truncate text-xs">{words}&#8203;</span>
        </span>
      </span>
      {part === null ? null : <Way part={part} colour={colour} />}
    </div>
  )
}

/** Everybody in the game, how they stand at this moment, and whose turn it is. */
export const ReplayPlayers = memo(function ReplayPlayers(props: ReplayPlayersProps): ReactElement {
  const { label, standings } = props
  const style: CSSProperties & Readonly<Record<'--players', string>> = {
    '--players': String(standings.length),
  }
  return (
    <div role="group" aria-label={label} className="replay-players" style={style}>
      {standings.map((standing) => (
        <Player key={standing.id} standing={standing} />
      ))}
    </div>
  )
})
