import { Fragment, type ReactElement } from 'react'

/** Up to where a name may break before it breaks within a word. No lookbehind: browsers of 2022 can't read it. */
const UP_TO_JOINTS = /[^_-]+[_-]*|[_-]+/g

/** A name in a narrow column: it breaks after its joints (`_`, `-`), and only then anywhere. */
export const NarrowName = ({ name }: { readonly name: string }): ReactElement => (
  <>
    {(name.match(UP_TO_JOINTS) ?? []).map((part, place) => (
      <Fragment key={place}>
        {place > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </>
)
