import { Bot, Footprints, Swords, Users, type LucideIcon } from 'lucide-react'
import { paths } from './paths.ts'

interface WayToPlay {
  /** The end of its keys in the texts. */
  readonly way: 'machine' | 'local' | 'solo' | 'ranked'
  readonly href: string
  readonly Icon: LucideIcon
}

/** The ways to play (R9), those that need nothing but this device first. */
export const WAYS_TO_PLAY: readonly WayToPlay[] = [
  { way: 'machine', href: paths.machine, Icon: Bot },
  { way: 'local', href: paths.local, Icon: Users },
  { way: 'solo', href: paths.solo, Icon: Footprints },
  { way: 'ranked', href: paths.ranked, Icon: Swords },
]
