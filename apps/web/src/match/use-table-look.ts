'use client'

import type { TableFacts } from '@skelly/protocol'
import { useMemo } from 'react'
import { type TableLook, USUAL_LOOK } from '@skelly/stage'

/** How a match's table is shown: as its room has it. */
export const useTableLook = (facts: TableFacts | null): TableLook =>
  useMemo(() => (facts === null ? USUAL_LOOK : { colours: facts.colours, hasGuide: facts.aimGuide }), [facts])
