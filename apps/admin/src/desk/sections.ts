import type { AdminRole } from '@skelly/protocol'
import { paths } from './paths.ts'

interface Section {
  readonly key: 'overview' | 'cases' | 'players' | 'opinions' | 'copies' | 'audit' | 'admins'
  readonly href: string
}

const FOR_ALL = [
  { key: 'overview', href: paths.overview },
  { key: 'cases', href: paths.cases },
  { key: 'players', href: paths.players },
  { key: 'opinions', href: paths.opinions },
  { key: 'copies', href: paths.copies },
  { key: 'audit', href: paths.audit },
] as const satisfies readonly Section[]

/** The sections of the desk that somebody may enter. What is shown decides nothing: each procedure asks for itself. */
export const sectionsFor = (role: AdminRole): readonly Section[] =>
  role === 'admin' ? [...FOR_ALL, { key: 'admins', href: paths.admins }] : FOR_ALL
