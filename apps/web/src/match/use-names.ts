'use client'

import type { Setup } from '@skelly/engine'
import { useMemo } from 'react'

/** The players' names, by seat. A match keeps its setup, so the list stays the same list. */
export const useNames = (setup: Setup): readonly string[] =>
  useMemo(() => setup.seats.map(({ name }) => name), [setup])
