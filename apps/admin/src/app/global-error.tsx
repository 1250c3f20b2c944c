'use client'

import { BrokenSite } from '@skelly/site'
import type { ReactNode } from 'react'
import { MESSAGES } from '../i18n/messages.ts'
import './globals.css'

const GlobalError = ({ reset }: { readonly reset: () => void }): ReactNode => (
  <BrokenSite messages={MESSAGES} reset={reset} />
)

export default GlobalError
