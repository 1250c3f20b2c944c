import type { NoticeView } from '@skelly/protocol'
import { cache } from 'react'
import { api } from './api.ts'

/** What the desk has to tell whoever is signed in, that they have not put away, newest first. Not for guests. */
export const waitingNotices = cache(async (): Promise<readonly NoticeView[]> =>
  (await api()).notices.mine({ which: 'waiting' }),
)
