'use client'

import { BrokenSite } from '@skelly/site'
import type { ReactNode } from 'react'
import { ERROR_TEXTS } from '../i18n/error-texts.ts'
import './globals.css'

const GlobalError = ({ reset }: { readonly reset: () => void }): ReactNode => (
  <BrokenSite messages={ERROR_TEXTS} reset={reset} />
)

export default GlobalError
