'use client'

import dynamic from 'next/dynamic'

/** The tray of what the desk has to tell, for whoever is signed in: nobody else loads it. */
export const NoticePlace = dynamic(async () => (await import('./notice-tray.tsx')).NoticeTray)
