import type { Fill, Rectangle } from '@skelly/engine'

/** A small court beside a rule. */
export interface RuleCourtSetting {
  /** In notation. */
  readonly position: string
  /** The part of the street that is shown, mm. */
  readonly view: Rectangle
}

const view = (left: number, top: number, width: number): Rectangle => ({
  left,
  top,
  right: left + width,
  bottom: top + (width * 3) / 4,
})

/** The rules that are shown on a court: each is tried where a flick or two do it. */
export const RULE_COURTS = {
  run: { position: 'A@40,180>1 B.crayon@210,1190>1 | A', view: view(-12, -12, 400) },
  pot: { position: 'A@960,466>7/5 B.crayon@210,1190>1 | A', view: view(612, 340, 400) },
  skull: { position: 'A@400,790>5 B.crayon@210,1190>1 | A', view: view(170, 330, 660) },
  rescue: { position: 'A@500,270>5 B.crayon@630,360>6!2 | A', view: view(380, 200, 480) },
  knockIn: { position: 'A@770,460>5 B.crayon@880,460>6 | A', view: view(612, 310, 400) },
  killer: { position: 'A@40,40* B.crayon@240,60>6 | A', view: view(-12, -12, 400) },
} as const satisfies Record<string, RuleCourtSetting>
export type RuleCourtName = keyof typeof RULE_COURTS

/** A cap with a fill, bound for box 12, and another in its way. */
export const fillCourt = (fill: Fill): RuleCourtSetting => ({
  position: `A${fill === 'empty' ? '' : `.${fill}`}@300,1060>12 B.crayon@500,860>6 | A`,
  view: view(-12, 544, 1024),
})
