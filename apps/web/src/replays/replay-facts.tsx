import { CapPicture } from '@skelly/court-view'
import { decodeReplay } from '@skelly/engine'
import type { MatchResult } from '@skelly/protocol'
import { Badge } from '@skelly/ui'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { PlayerName } from '../players/player-name.tsx'
import { gripValue, gripWord } from '../words/grip-word.ts'

interface ReplayFactsProps {
  readonly text: string
  readonly result: MatchResult
}

/** Who played, who came where, and on which street. */
export const ReplayFacts = async ({ text, result }: ReplayFactsProps): Promise<ReactNode> => {
  const [t, match, end] = await Promise.all([
    getTranslations('replay'),
    getTranslations('match'),
    getTranslations('end'),
  ])
  const decoded = decodeReplay(text)
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      {result.seats.map(({ seat, name, fill, colour, place }) => (
        <span key={seat} className="flex items-center gap-2 font-semibold">
          <CapPicture fill={fill} colour={colour} size={32} />
          <PlayerName name={name} />
          {place !== null && <Badge tone={place === 1 ? 'accent' : 'plain'}>{end('place', { place })}</Badge>}
        </span>
      ))}
      {decoded.ok && (
        <p className="text-muted text-sm">
          {t(`way_${decoded.value.setup.way}`)} ·{' '}
          {t('street', {
            word: match(gripWord(decoded.value.setup.grip)),
            value: gripValue(decoded.value.setup.grip),
          })}
        </p>
      )}
    </div>
  )
}
