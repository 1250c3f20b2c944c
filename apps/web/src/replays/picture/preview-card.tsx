import { capAlone, chalkWord, courtPicture } from '@skelly/court-view/picture'
import { streetRatio, type Piece } from '@skelly/court-view'
import type { ReactElement } from 'react'
import { PREVIEW_SIZE } from './preview-size.ts'
import type { ReplayPicture } from './replay-picture.ts'

/** Caps are drawn larger than they are: previews are small. */
const ENLARGED = 1.7

const INK = '#f6efe2'
const MUTED = '#b7aa9a'
const ACCENT = '#ffb545'

const dataUrl = (svg: string): string => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`

interface DrawingProps {
  readonly svg: string
  readonly width: number
  readonly height: number
}

const Drawing = ({ svg, width, height }: DrawingProps): ReactElement => (
  // eslint-disable-next-line @next/next/no-img-element -- no browser loads it: it is a part of a picture
  <img src={dataUrl(svg)} width={width} height={height} alt="" />
)

interface SeatProps extends Pick<Piece, 'fill' | 'colour'> {
  readonly name: string
  readonly isFirst: boolean
}

const Seat = ({ fill, colour, name, isFirst }: SeatProps): ReactElement => (
  <div style={{ display: 'flex', alignItems: 'center', gap: 20, color: isFirst ? INK : MUTED }}>
    <Drawing svg={capAlone({ fill, colour })} width={64} height={64} />
    <div
      style={{
        fontSize: 40,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        maxWidth: 500,
      }}
    >
      {name}
    </div>
  </div>
)

/** A court on the left, who played and how it ended on the right. */
export const PreviewCard = ({ court, pieces, seats, words, kind }: ReplayPicture): ReactElement => {
  const { width, height } = PREVIEW_SIZE
  const isOverfull = seats.length > 3
  return (
    <div style={{ display: 'flex', width, height, backgroundColor: '#1a1716', color: INK }}>
      <Drawing
        svg={courtPicture({ court, pieces, enlarged: ENLARGED })}
        width={Math.round(height * streetRatio(court))}
        height={height}
      />
      <div style={{ display: 'flex', flexDirection: 'column', flex: 1, padding: '44px 48px', gap: 28 }}>
        <div style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
          <Drawing svg={chalkWord('SKELLY')} width={225} height={57} />
          <div style={{ fontSize: 26, color: ACCENT }}>{kind}</div>
        </div>
        <div
          style={{
            display: 'flex',
            flexDirection: 'column',
            gap: isOverfull ? 10 : 18,
            flex: 1,
            justifyContent: 'center',
          }}
        >
          {seats.map(({ seat, place, ...cap }) => (
            <Seat key={seat} {...cap} isFirst={place === 1 || place === null} />
          ))}
        </div>
        <div style={{ fontSize: 30, lineHeight: 1.3, color: INK, lineClamp: 3, display: 'block' }}>
          {words}
        </div>
      </div>
    </div>
  )
}
