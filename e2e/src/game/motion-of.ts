import type { Court } from '../pages/court.ts'

/** What moves on a court from a flick until the next turn. */
export interface Motion {
  /** Whether the picture was brought nearer. */
  readonly camera: boolean
  /** Whether dust, or what a cap leaves behind, was to be seen. */
  readonly dust: boolean
  /** How long the caps are moved for the shot that is shown, ms: the browser's own plan, not when it came to it. */
  readonly rolled: number
  /** Whether something goes on moving when all caps lie still. */
  readonly restless: boolean
}

/** Looks at the court while `flick` is done and its caps roll, at every change and every frame. */
export const motionOf = async ({ element, page }: Court, flick: () => Promise<void>): Promise<Motion> => {
  const looking = element.evaluate(
    (court) =>
      new Promise<Motion>((resolve) => {
        const street = court.closest('.court-street') ?? document.body
        const seen = { camera: false, dust: false, rolled: 0, restless: false }
        let hasRolled = false
        const look = (): void => {
          const isRolling = court.getAttribute('data-moving') === 'true'
          hasRolled ||= isRolling
          const camera = street.querySelector('.court-camera')
          if (camera !== null && getComputedStyle(camera).transform !== 'none') seen.camera = true
          for (const { effect, playbackRate } of street.getAnimations({ subtree: true })) {
            const { target } = effect as KeyframeEffect
            const end = Number(effect?.getComputedTiming().endTime) / playbackRate
            if (target === null || !Number.isFinite(end)) continue
            if (target.closest('.court-puffs, .court-trail') === null) {
              if (isRolling && target.closest('.court-piece') !== null) seen.rolled = end
            } else if (getComputedStyle(target).visibility === 'visible') seen.dust = true
          }
        }
        const isRestless = (): boolean =>
          street
            .getAnimations({ subtree: true })
            .some(({ effect }) => effect?.getComputedTiming().iterations === Infinity)
        const watch = new MutationObserver(look)
        watch.observe(street, { subtree: true, attributeFilter: ['data-moving', 'data-camera'] })
        const onFrame = (): void => {
          look()
          if (!hasRolled || court.getAttribute('data-moving') === 'true') requestAnimationFrame(onFrame)
          // the next cap's ring begins to breathe a moment after the ruling
          else
            setTimeout(() => {
              watch.disconnect()
              resolve({ ...seen, restless: isRestless() })
            }, 3000)
        }
        onFrame()
      }),
  )
  await flick()
  await page.mouse.move(1, 1)
  return looking
}
