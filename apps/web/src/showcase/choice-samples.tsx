'use client'

import { CapPicture } from '@skelly/court-view'
import { FILL_NAMES } from '@skelly/engine'
import { Choices, Segments, Switch, Tabs, TabsContent, TabsList, TabsTrigger } from '@skelly/ui'
import { useState, type ReactNode } from 'react'
import { SampleGroup } from './sample-group.tsx'
import type { SampleProps } from './samples.ts'

const THREE = ['one', 'two', 'three'] as const

const SegmentSamples = ({ words }: SampleProps): ReactNode => {
  const [chosen, choose] = useState<(typeof THREE)[number]>('two')
  const segments = THREE.map((value) => ({ value, label: value, disabled: value === 'three' }))
  return (
    <SampleGroup title="Segments; the last is somebody else's">
      <Segments label={words.word} value={chosen} onChoose={choose} segments={segments} className="w-72" />
    </SampleGroup>
  )
}

const SwitchSamples = ({ words }: SampleProps): ReactNode => {
  const [isOn, turn] = useState(true)
  return (
    <SampleGroup title="Switch" className="flex-col items-stretch">
      <Switch label={words.word} hint={words.sentence} checked={isOn} onChange={turn} />
      <Switch label={words.long} checked={!isOn} onChange={(on) => turn(!on)} />
    </SampleGroup>
  )
}

/** One of a few: cards, a row, a switch, tabs. */
export const ChoiceSamples = ({ words }: SampleProps): ReactNode => {
  const [fill, choose] = useState<(typeof FILL_NAMES)[number]>('crayon')
  return (
    <>
      <SampleGroup title="Choices" className="block">
        <Choices
          label={words.word}
          value={fill}
          onChoose={choose}
          className="sm:grid-cols-2"
          choices={FILL_NAMES.slice(0, 4).map((value, colour) => ({
            value,
            title: value,
            description: words.sentence,
            picture: <CapPicture fill={value} colour={colour} />,
          }))}
        />
      </SampleGroup>
      <SegmentSamples words={words} />
      <SwitchSamples words={words} />
      <SampleGroup title="Tabs" className="block">
        <Tabs defaultValue="one">
          <TabsList>
            {THREE.map((value) => (
              <TabsTrigger key={value} value={value}>
                {value}
              </TabsTrigger>
            ))}
          </TabsList>
          {THREE.map((value) => (
            <TabsContent key={value} value={value}>
              {words.sentence}
            </TabsContent>
          ))}
        </Tabs>
      </SampleGroup>
    </>
  )
}
