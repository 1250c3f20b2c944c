import { ImageResponse } from 'next/og'
import { PreviewCard } from './preview-card.tsx'
import { PREVIEW_SIZE } from './preview-size.ts'
import type { ReplayPicture } from './replay-picture.ts'

/** The picture as a PNG. Fonts and all come with Next: nothing is fetched. */
export const drawPreview = async (picture: ReplayPicture): Promise<Uint8Array> => {
  const response = new ImageResponse(<PreviewCard {...picture} />, PREVIEW_SIZE)
  return new Uint8Array(await response.arrayBuffer())
}
