import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { Showcase } from '../../showcase/showcase.tsx'

export const metadata: Metadata = { title: 'Components', robots: { index: false } }

/** Every component in its states, for whoever builds with them. Its file's name keeps it out of production builds. */
const ComponentsPage = (): ReactNode => <Showcase />

export default ComponentsPage
