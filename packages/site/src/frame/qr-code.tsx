import { useMemo, type ReactNode } from 'react'
import { qrPath } from './qr-path.ts'

interface QrCodeProps {
  readonly text: string
  /** What it is, for those who can't scan it. */
  readonly label: string
  readonly className?: string
}

/** Light modules round the code: readers need four. */
const QUIET = 4

/** A QR code: dark on light whatever the page's theme, since that is what readers look for. */
export const QrCode = ({ text, label, className }: QrCodeProps): ReactNode => {
  const { size, path } = useMemo(() => qrPath(text), [text])
  const side = size + QUIET * 2
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${String(-QUIET)} ${String(-QUIET)} ${String(side)} ${String(side)}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <rect x={-QUIET} y={-QUIET} width={side} height={side} fill="#fff" />
      <path d={path} fill="#1a1716" />
    </svg>
  )
}
