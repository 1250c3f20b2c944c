'use client'

import { Button, Card, Dialog, DialogContent, DialogTrigger, toast } from '@skelly/ui'
import { Link2, QrCode as QrPicture, Share2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useSyncExternalStore, type ReactNode } from 'react'
import { paths } from '../frame/paths.ts'
import { neverChanges, QrCode } from '@skelly/site'

const canShareHere = (): boolean => 'share' in navigator

const QrButton = ({ link, code }: { readonly link: string; readonly code: string }): ReactNode => {
  const t = useTranslations('room')
  const frame = useTranslations('frame')
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="outline" size="small">
          <QrPicture aria-hidden />
          {t('qr')}
        </Button>
      </DialogTrigger>
      <DialogContent title={t('qrTitle')} close={frame('close')} className="text-center">
        <QrCode text={link} label={t('qrLabel')} className="mx-auto mt-4 w-full max-w-72 rounded-2xl" />
        <p className="font-chalk text-accent-text mt-3 text-4xl tracking-[0.2em]">{code}</p>
        <p className="text-muted mt-1 text-sm break-all">{link}</p>
      </DialogContent>
    </Dialog>
  )
}

/** The room's code in chalk, and the ways to hand it to somebody. */
export const ShareRoom = ({ code }: { readonly code: string }): ReactNode => {
  const t = useTranslations('room')
  const canShare = useSyncExternalStore(neverChanges, canShareHere, () => false)
  const link = `${location.origin}${paths.room(code)}`
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link)
      toast.success(t('copied'))
    } catch {
      // No clipboard without https or leave: then the link is shown, to be taken by hand.
      toast.error(t('notCopied', { link }))
    }
  }
  const share = async (): Promise<void> => {
    try {
      await navigator.share({ title: t('title', { code }), text: t('shareText', { code }), url: link })
    } catch {
      // Closed without sharing, which is nobody's trouble.
    }
  }
  return (
    <Card className="sideways:flex-row sideways:justify-between sideways:py-1.5 flex flex-col items-center gap-3 p-4 sm:p-5">
      <p className="text-muted sideways:sr-only text-sm">{t('code')}</p>
      <p
        data-code={code}
        className="font-chalk text-ink sideways:text-4xl pl-[0.25em] text-[min(3.75rem,16vw)] leading-none tracking-[0.25em]"
      >
        {code}
      </p>
      <div className="flex flex-wrap justify-center gap-2">
        {canShare && (
          <Button size="small" onClick={() => void share()}>
            <Share2 aria-hidden />
            {t('share')}
          </Button>
        )}
        <Button variant="outline" size="small" onClick={() => void copy()}>
          <Link2 aria-hidden />
          {t('copy')}
        </Button>
        <QrButton link={link} code={code} />
      </div>
    </Card>
  )
}
