import { Bot, Footprints, Puzzle, Smartphone, Swords, UsersRound, type LucideIcon } from 'lucide-react'
import { paths } from './paths.ts'

interface WayToPlay {
  /** The end of its keys in the texts. */
  readonly way: 'machine' | 'online' | 'local' | 'solo' | 'challenges' | 'ranked'
  readonly href: string
  readonly Icon: LucideIcon
}

/** The ways to play (R9), those that need nothing but this device first. */
export const WAYS_TO_PLAY: readonly WayToPlay[] = [
  { way: 'machine', href: paths.machine, Icon: Bot },
  { way: 'online', href: paths.online, Icon: UsersRound },
  { way: 'local', href: paths.local, Icon: Smartphone },
  { way: 'solo', href: paths.solo, Icon: Footprints },
  { way: 'challenges', href: paths.challenges, Icon: Puzzle },
  { way: 'ranked', href: paths.ranked, Icon: Swords },
]
