import { Fragment, type ReactElement } from 'react'

/** Where a name may break before it breaks within a word. */
const AFTER_JOINTS = /(?<=[_-])(?=.)/

/** A name in a narrow column: it breaks after its joints (`_`, `-`), and only then anywhere. */
export const NarrowName = ({ name }: { readonly name: string }): ReactElement => (
  <>
    {name.split(AFTER_JOINTS).map((part, place) => (
      <Fragment key={place}>
        {place > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </>
)
