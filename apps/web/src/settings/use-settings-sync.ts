'use client'

import { useEffect, useState } from 'react'
import { plainApi, PlainApiError } from '../trpc/plain-api-codec.ts'
import { ownSettings } from './own-settings.ts'
import { SettingsCourier } from './settings-courier.ts'

/** ms from a failed try to the next, while there is something to be told. */
const AGAIN_AFTER = 20_000

/** The word for somebody who is signed out; whatever else went wrong is thrown again. */
const nobody = (error: unknown): null => {
  if (error instanceof PlainApiError && error.message === 'not-signed-in') return null
  throw error
}

/**
 * Keeps this device's settings and the account's the same: when the page opens, when somebody signs in, after each
 * change, when the page is looked at again and when the line is back.
 * @param account the player who is signed in, or null
 */
export const useSettingsSync = (account: string | null): void => {
  const [courier] = useState(
    () =>
      new SettingsCourier({
        store: ownSettings,
        send: (changes) => plainApi.syncSettings(changes).catch(nobody),
        now: () => Date.now(),
      }),
  )
  useEffect(() => {
    if (account === null) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const deliver = (): void => {
      clearTimeout(timer)
      void courier.deliver().then((isDone) => {
        if (!isDone) timer = setTimeout(deliver, AGAIN_AFTER)
      })
    }
    const onChange = (): void => {
      if (courier.hasNews) deliver()
    }
    const onLook = (): void => {
      if (document.visibilityState === 'visible') deliver()
    }
    deliver()
    const stop = ownSettings.subscribe(onChange)
    addEventListener('online', deliver)
    document.addEventListener('visibilitychange', onLook)
    return () => {
      stop()
      clearTimeout(timer)
      removeEventListener('online', deliver)
      document.removeEventListener('visibilitychange', onLook)
    }
  }, [account, courier])
}
