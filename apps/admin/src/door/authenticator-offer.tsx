'use client'

import { QrCode } from '@skelly/site'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

interface AuthenticatorOfferProps {
  /** For a QR code. */
  readonly uri: string
  /** For typing it in, base32. */
  readonly secret: string
}

/** In fours, as people type it; none of them is broken. */
const grouped = (secret: string): readonly string[] => secret.match(/.{1,4}/g) ?? []

/** What an authenticator app reads, from the screen or by hand. */
export const AuthenticatorOffer = ({ uri, secret }: AuthenticatorOfferProps): ReactNode => {
  const t = useTranslations('invite')
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-sm font-medium">{t('scan')}</h2>
      <QrCode text={uri} label={t('qr')} className="w-full max-w-52 self-center rounded-2xl" />
      <p className="text-muted text-sm">
        {t('type')}: <code className="text-ink font-mono select-all">{grouped(secret).join(' ')}</code>
      </p>
    </section>
  )
}
