'use client'

import * as ui from '@skelly/ui'
import type { ReactNode } from 'react'
import { SampleGroup } from './sample-group.tsx'
import type { SampleProps } from './samples.ts'

const Opened = ({ words }: SampleProps): ReactNode => (
  <SampleGroup title="Dialog, ConfirmDialog, Popover, toast: they open in the page's own theme">
    <ui.Dialog>
      <ui.DialogTrigger asChild>
        <ui.Button variant="outline">Dialog</ui.Button>
      </ui.DialogTrigger>
      <ui.DialogContent title={words.word} description={words.sentence} close={words.close}>
        <p className="mt-4">{words.long}</p>
      </ui.DialogContent>
    </ui.Dialog>
    <ui.ConfirmDialog
      trigger={<ui.Button variant="outline">ConfirmDialog</ui.Button>}
      title={words.word}
      description={words.sentence}
      confirm={words.word}
      cancel={words.close}
      onConfirm={() => ui.toast.success(words.sentence)}
    />
    <ui.Popover>
      <ui.PopoverTrigger asChild>
        <ui.Button variant="outline">Popover</ui.Button>
      </ui.PopoverTrigger>
      <ui.PopoverContent title={words.word} close={words.close} className="w-64">
        {words.sentence}
      </ui.PopoverContent>
    </ui.Popover>
    {(['info', 'success', 'warning', 'error'] as const).map((kind) => (
      <ui.Button key={kind} variant="outline" onClick={() => ui.toast[kind](words.sentence)}>
        toast.{kind}
      </ui.Button>
    ))}
  </SampleGroup>
)

/** What things stand on, and what opens over a page. */
export const SurfaceSamples = ({ words }: SampleProps): ReactNode => (
  <>
    <SampleGroup title="PageHeading" className="block">
      <ui.PageHeading
        title={words.word}
        description={words.sentence}
        actions={<ui.Button>{words.short}</ui.Button>}
      />
    </SampleGroup>
    <SampleGroup title="Card, with a Table" className="block">
      <ui.Card>
        <ui.CardHeader>
          <ui.CardTitle>{words.word}</ui.CardTitle>
          <ui.CardDescription>{words.sentence}</ui.CardDescription>
        </ui.CardHeader>
        <ui.Table>
          <ui.TableHead>
            <ui.TableRow>
              <ui.TableHeading>{words.name}</ui.TableHeading>
              <ui.TableHeading>{words.short}</ui.TableHeading>
            </ui.TableRow>
          </ui.TableHead>
          <ui.TableBody>
            {['Ana', 'Ben', words.long].map((name, row) => (
              <ui.TableRow key={name} aria-current={row === 1}>
                <ui.TableCell>{name}</ui.TableCell>
                <ui.TableCell>{1200 + row}</ui.TableCell>
              </ui.TableRow>
            ))}
          </ui.TableBody>
        </ui.Table>
        <ui.CardFooter>
          <ui.Button>{words.word}</ui.Button>
        </ui.CardFooter>
      </ui.Card>
    </SampleGroup>
    <Opened words={words} />
  </>
)
