import { Field, Input, Textarea } from '@skelly/ui'
import type { ReactNode } from 'react'
import { SampleGroup } from './sample-group.tsx'
import type { SampleProps } from './samples.ts'

/** What is typed into: rest, hover, focus, wrong, disabled. */
export const FieldSamples = ({ words }: SampleProps): ReactNode => (
  <SampleGroup title="Field, Input, Textarea" className="grid sm:grid-cols-2">
    <Field label={words.name} hint={words.hint}>
      {(control) => <Input {...control} placeholder={words.short} />}
    </Field>
    <Field label={words.name} hint="hover">
      {(control) => <Input {...control} data-show="hover" defaultValue={words.short} />}
    </Field>
    <Field label={words.name} hint="focus-visible">
      {(control) => <Input {...control} data-show="focus-visible" defaultValue={words.short} />}
    </Field>
    <Field label={words.name} error={words.error}>
      {(control) => <Input {...control} defaultValue={words.short} />}
    </Field>
    <Field label={words.name} hint="disabled">
      {(control) => <Input {...control} disabled defaultValue={words.short} />}
    </Field>
    <Field label={words.long}>{(control) => <Textarea {...control} defaultValue={words.long} />}</Field>
  </SampleGroup>
)
