import type { AdminRouter } from '@skelly/api/admin'
import type { Theme } from '@skelly/protocol'
import { LocalTime } from '@skelly/site'
import { Badge, Card, CardHeader, CardTitle } from '@skelly/ui'
import type { inferRouterOutputs } from '@trpc/server'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { LanguageSwitch } from '../desk/language-switch.tsx'
import { ThemeChoice } from '../desk/theme-choice.tsx'

type Own = inferRouterOutputs<AdminRouter>['me']['own']

const Line = ({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactNode => (
  <div className="border-line flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b py-2.5 last:border-0">
    <dt className="text-muted text-sm">{name}</dt>
    <dd className="min-w-0 font-medium break-all">{children}</dd>
  </div>
)

const LOW = 3

interface OwnAccountProps {
  readonly own: Own
  readonly theme: Theme
}

/** Who one is at the desk, and how one comes in. */
export const OwnAccount = async ({ own, theme }: OwnAccountProps): Promise<ReactNode> => {
  const [t, desk] = await Promise.all([getTranslations('account'), getTranslations('desk')])
  const { email, name, recoveryCodesLeft, role, sessionUntil, steppedUpUntil } = own
  return (
    <div className="grid max-w-6xl grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2">
      <h1 className="font-chalk text-2xl lg:col-span-2">{t('title')}</h1>
      <Card>
        <CardHeader>
          <CardTitle>{t('who')}</CardTitle>
        </CardHeader>
        <dl>
          <Line name={t('name')}>{name}</Line>
          <Line name={t('email')}>{email}</Line>
          <Line name={t('role')}>
            <Badge tone={role === 'admin' ? 'accent' : 'plain'}>{desk(`role_${role}`)}</Badge>
          </Line>
          <Line name={desk('language')}>
            <LanguageSwitch />
          </Line>
          <Line name={desk('theme')}>
            <ThemeChoice chosen={theme} />
          </Line>
        </dl>
      </Card>
      <Card>
        <CardHeader>
          <CardTitle>{t('entering')}</CardTitle>
        </CardHeader>
        <dl>
          <Line name={t('session')}>
            <LocalTime at={sessionUntil} />
          </Line>
          <Line name={t('steppedUp')}>
            {steppedUpUntil === null ? t('notSteppedUp') : <LocalTime at={steppedUpUntil} />}
          </Line>
          <Line name={t('recoveryCodes')}>
            <Badge tone={recoveryCodesLeft < LOW ? 'bad' : 'plain'}>
              {t('left', { count: recoveryCodesLeft })}
            </Badge>
          </Line>
        </dl>
        <p className="text-muted mt-3 text-sm">{t('anew')}</p>
      </Card>
    </div>
  )
}
