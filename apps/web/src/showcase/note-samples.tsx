import { Alert, Badge, EmptyState, Initial, Meter, Ring, Sketch, Spinner, Stat } from '@skelly/ui'
import { Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { SampleGroup } from './sample-group.tsx'
import type { SampleProps } from './samples.ts'

/** What tells: alerts, badges, meters, clocks, figures, and nothing yet. */
export const NoteSamples = ({ words }: SampleProps): ReactNode => (
  <>
    <SampleGroup title="Alert" className="flex-col items-stretch">
      {(['plain', 'good', 'warning', 'bad'] as const).map((tone) => (
        <Alert key={tone} tone={tone} role="note">
          <Info aria-hidden />
          <p>{words.sentence}</p>
        </Alert>
      ))}
    </SampleGroup>
    <SampleGroup title="Badge">
      {(['plain', 'accent', 'good', 'bad', 'sky'] as const).map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </SampleGroup>
    <SampleGroup title="Meter, Ring, Spinner, Initial" className="items-center">
      <Meter label={words.name} value={30} of={100} className="w-32" />
      <Meter label={words.name} value={100} of={100} className="w-32" />
      <Ring part={0.7}>14</Ring>
      <Ring part={0.1} urgent>
        2
      </Ring>
      <Spinner label={words.word} />
      {['Ana', 'Ben', 'Cora', 'Dov'].map((name) => (
        <Initial key={name} name={name} />
      ))}
    </SampleGroup>
    <SampleGroup title="Stat" className="block">
      <dl className="grid grid-cols-2 gap-3">
        <Stat label={words.name} value="1 284" note={words.hint} />
        <Stat label={words.long} value="–" />
      </dl>
    </SampleGroup>
    <SampleGroup title="EmptyState, with each Sketch" className="grid sm:grid-cols-2">
      {(['court', 'ladder', 'reel', 'letter', 'search', 'calm'] as const).map((name) => (
        <EmptyState
          key={name}
          picture={<Sketch of={name} />}
          title={words.word}
          description={words.sentence}
        />
      ))}
    </SampleGroup>
  </>
)
