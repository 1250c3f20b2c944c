import { LEVELS_A_CHAPTER } from '@skelly/engine/challenges'
import { Spinner } from '@skelly/ui'
import type { ReactNode } from 'react'
import { TILE_GRID, TILE_LOOK } from './tile-look.ts'

/** The room of a chapter's levels while they are on their way, so that nothing below them moves when they come. */
export const ComingLevels = (): ReactNode => (
  <div className="relative">
    <div aria-hidden className={TILE_GRID}>
      {Array.from({ length: LEVELS_A_CHAPTER }, (_, index) => (
        <div key={index} className={`${TILE_LOOK} border-line opacity-40`}>
          <span className="h-3.5" />
          <span className="aspect-square" />
          <span className="h-3.5" />
        </div>
      ))}
    </div>
    <div className="absolute inset-0 grid place-items-center">
      <Spinner />
    </div>
  </div>
)
