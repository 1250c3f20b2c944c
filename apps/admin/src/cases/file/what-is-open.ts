import {
  DECISION_KINDS,
  unreachable,
  type CaseFile,
  type DecisionKind,
  type DecisionView,
} from '@skelly/protocol'

type Standing = Pick<CaseFile, 'verdict' | 'decisions' | 'seats' | 'leaverId'>

/** The verdict that stands; null while a case is open. */
export const standingDecision = ({
  decisions,
  verdict,
}: Pick<Standing, 'decisions' | 'verdict'>): DecisionView | null =>
  verdict === 'open'
    ? null
    : (decisions.findLast(({ kind, isReversed }) => kind !== 'note' && kind !== 'reverse' && !isReversed) ??
      null)

const isOpenTo = (file: Standing, kind: DecisionKind): boolean => {
  const isOpen = file.verdict === 'open'
  switch (kind) {
    case 'note':
      return true
    case 'reverse':
      return !isOpen
    case 'excuse':
      // Nobody is excused where nobody alone walked out, or nothing was rated.
      return isOpen && file.seats.some(({ id, receipt }) => id === file.leaverId && receipt !== null)
    case 'uphold':
    case 'void':
      return isOpen
    default:
      return unreachable(kind)
  }
}

/** What can be decided about a case as it stands. */
export const whatIsOpen = (file: Standing): readonly DecisionKind[] =>
  DECISION_KINDS.filter((kind) => isOpenTo(file, kind))
