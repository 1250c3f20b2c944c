import { useEffect, useEffectEvent } from 'react'

/** Does what is wished, once for every wish: another object is another one. */
export const useWish = <Wish extends object>(wish: Wish | null, fulfil: (wish: Wish) => void): void => {
  const act = useEffectEvent(fulfil)
  useEffect(() => {
    if (wish !== null) act(wish)
  }, [wish])
}
