/**
 * How wide a button is that shows a picture only, in a bar: letters that are twice as large make it no larger than a
 * fingertip needs, so that the bar still fits a phone.
 */
export const PICTURE_BUTTON = 'min-w-[min(2.5rem,44px)] px-[6px] pointer-coarse:min-w-[44px]'
