'use client'

import { useRouter } from 'next/navigation'
import { useEffect, type ReactNode } from 'react'
import { paths } from '../../frame/paths.ts'
import { DropZone } from './drop-zone.tsx'
import { carryFile } from './given-store.ts'

/** Round a page onto which a replay's file can be dragged: it is opened on the page for that. */
export const ReplayDrop = ({ children }: { readonly children: ReactNode }): ReactNode => {
  const router = useRouter()
  useEffect(() => {
    // there may be no connection when a file is dropped
    router.prefetch(paths.openReplay)
  }, [router])
  const open = (file: File): void => {
    carryFile(file)
    router.push(paths.openReplay)
  }
  return <DropZone onFile={open}>{children}</DropZone>
}
