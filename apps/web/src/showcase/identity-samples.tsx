import { CapPicture, MarkPicture, PLAYER_COLOURS } from '@skelly/court-view'
import { FILL_NAMES } from '@skelly/engine'
import { Wordmark } from '@skelly/site'
import { Mark } from '@skelly/ui'
import type { ReactNode } from 'react'
import { SampleGroup } from './sample-group.tsx'

const COLOURS = [
  'bg-page',
  'bg-surface',
  'bg-raised',
  'bg-ink',
  'bg-muted',
  'bg-accent',
  'bg-accent-text',
  'bg-brick',
  'bg-good',
  'bg-bad',
  'bg-sky',
  'bg-focus',
]

const Colours = (): ReactNode => (
  <SampleGroup title="The theme's colours" className="gap-2">
    {COLOURS.map((name) => (
      <span key={name} className="w-20 text-xs">
        <span className={`${name} border-line block h-12 rounded-xl border`} />
        {name.slice('bg-'.length)}
      </span>
    ))}
  </SampleGroup>
)

/** The mark, the letters, the colours, and every cap: all fills by all colours, and their marks. */
export const IdentitySamples = (): ReactNode => (
  <>
    <SampleGroup title="Mark, Wordmark, in one colour" className="items-center gap-6">
      <Mark className="size-16" />
      <Wordmark />
      <Mark isPlain className="size-16" />
      <Mark isPlain className="text-muted size-6" />
    </SampleGroup>
    <SampleGroup title="Rubik for reading, Permanent Marker for what is written in chalk" className="block">
      <p className="font-chalk text-4xl">Skelly 0123456789 ¡Ñandú!</p>
      <p className="text-2xl font-semibold">Skelly 0123456789 ¡Ñandú!</p>
      <p>Skelly 0123456789 ¡Ñandú!</p>
      <p className="text-muted text-sm">Skelly 0123456789 ¡Ñandú!</p>
    </SampleGroup>
    <Colours />
    {FILL_NAMES.map((fill) => (
      <SampleGroup key={fill} title={`Cap, ${fill}`}>
        {PLAYER_COLOURS.map(({ name }, colour) => (
          <CapPicture key={name} fill={fill} colour={colour} size={48} label={`${fill}, ${name}`} />
        ))}
        <CapPicture fill={fill} colour={null} size={48} label={`${fill}, nobody's`} />
      </SampleGroup>
    ))}
    <SampleGroup title="Marks">
      {PLAYER_COLOURS.map(({ name }, colour) => (
        <MarkPicture key={name} colour={colour} size={28} />
      ))}
    </SampleGroup>
  </>
)
