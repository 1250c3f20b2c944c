import { create } from 'qrcode'
import { useMemo, type ReactNode } from 'react'

interface QrCodeProps {
  readonly text: string
  /** What it is, for those who can't scan it. */
  readonly label: string
  readonly className?: string
}

/** Light modules round the code: readers need four. */
const QUIET = 4

/** A path that fills every dark module, a run of them at a time. */
const darkOf = (text: string): { readonly size: number; readonly path: string } => {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const { size, data } = modules
  const rows = Array.from({ length: size }, (_, row) => Array.from(data.slice(row * size, (row + 1) * size)))
  const runs = rows.flatMap((cells, row) =>
    cells.flatMap((dark, column) => (dark ? [`M${String(column)} ${String(row)}h1v1h-1z`] : [])),
  )
  return { size, path: runs.join('') }
}

/** A QR code: dark on light whatever the page's theme, since that is what readers look for. */
export const QrCode = ({ text, label, className }: QrCodeProps): ReactNode => {
  const { size, path } = useMemo(() => darkOf(text), [text])
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
