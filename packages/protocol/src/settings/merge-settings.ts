import { keptSettingsSchema, type KeptSettings } from './kept-settings.ts'

type Stamped = NonNullable<KeptSettings[keyof KeptSettings]>

/** At the very same millisecond the order of the values decides, so that it is the same whoever comes first. */
const isNewer = (one: Stamped, other: Stamped): boolean =>
  one.at === other.at ? String(one.value) > String(other.value) : one.at > other.at

const stampedIn = (kept: KeptSettings, name: string): Stamped | undefined =>
  new Map<string, Stamped | undefined>(Object.entries(kept)).get(name)

/** Both together: of each setting the newest choice, in whichever order they come. */
export const mergeSettings = (one: KeptSettings, other: KeptSettings): KeptSettings => {
  const names = Object.keys(keptSettingsSchema.shape)
  const newest = names.flatMap((name) => {
    const [mine, theirs] = [stampedIn(one, name), stampedIn(other, name)]
    const kept = mine === undefined || (theirs !== undefined && isNewer(theirs, mine)) ? theirs : mine
    return kept === undefined ? [] : [[name, kept] as const]
  })
  return keptSettingsSchema.parse(Object.fromEntries(newest))
}
