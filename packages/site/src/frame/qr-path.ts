import { create } from 'qrcode'

/** A QR code as a drawing: so many modules a side, and a path that fills the dark ones. */
export interface QrPath {
  readonly size: number
  readonly path: string
}

/** The code of a text, of middling correction: a thumb on the screen does not spoil it. */
export const qrPath = (text: string): QrPath => {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules
  const dark = Array.from(data).flatMap((module, index) =>
    module === 0 ? [] : [`M${String(index % size)} ${String(Math.floor(index / size))}h1v1h-1z`],
  )
  return { size, path: dark.join('') }
}
