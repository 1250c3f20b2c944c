import { Input } from '@skelly/ui'
import type { ComponentProps, ReactNode } from 'react'

interface CodeInputProps extends Omit<ComponentProps<typeof Input>, 'onChange' | 'value'> {
  readonly value: string
  readonly onCode: (code: string) => void
}

/** Where an authenticator's code is typed, or a recovery code. */
export const CodeInput = ({ value, onCode, ...rest }: CodeInputProps): ReactNode => (
  <Input
    {...rest}
    type="text"
    inputMode="text"
    autoComplete="one-time-code"
    autoCapitalize="characters"
    spellCheck={false}
    maxLength={30}
    className="font-mono tracking-[0.2em]"
    value={value}
    onChange={({ currentTarget }) => {
      onCode(currentTarget.value)
    }}
  />
)
