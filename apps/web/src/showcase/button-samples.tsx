import { Button } from '@skelly/ui'
import { Flag } from 'lucide-react'
import type { ReactNode } from 'react'
import { SampleGroup } from './sample-group.tsx'
import type { SampleProps } from './samples.ts'

const VARIANTS = ['primary', 'brick', 'outline', 'ghost', 'link'] as const
const SIZES = ['small', 'medium', 'large'] as const

/** Buttons: rest, hover, focus, held, disabled, busy; sizes; more words than fit. */
export const ButtonSamples = ({ words }: SampleProps): ReactNode => (
  <>
    {VARIANTS.map((variant) => (
      <SampleGroup key={variant} title={`Button ${variant}`}>
        <Button variant={variant}>{words.word}</Button>
        {(['hover', 'focus-visible', 'active'] as const).map((state) => (
          <Button key={state} variant={variant} data-show={state}>
            {state}
          </Button>
        ))}
        <Button variant={variant} disabled>
          disabled
        </Button>
        <Button variant={variant} busy>
          busy
        </Button>
      </SampleGroup>
    ))}
    <SampleGroup title="Button sizes, with a sign, and with many words" className="items-center">
      {SIZES.map((size) => (
        <Button key={size} size={size}>
          <Flag aria-hidden />
          {size}
        </Button>
      ))}
      <Button size="icon" variant="outline" aria-label={words.word}>
        <Flag aria-hidden />
      </Button>
      <Button variant="outline">{words.long}</Button>
    </SampleGroup>
  </>
)
