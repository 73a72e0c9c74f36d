/** The words around the approval paths. Pure. */
import type { ApprovalPath } from '../../decision/decision-query.ts'
import { recheckSentence } from '../../decision/summarize-plan.ts'

export function approvalPathsHeading(count: number, notOffered: boolean): string {
  if (notOffered) return 'When this changes'
  return count === 1 ? 'This would qualify' : 'Any one of these would qualify'
}

/** What taking it now leads to: assets are listed first, and a line below the usual smallest is for a person to agree to. */
export function approvalPathAction({ changes }: Pick<ApprovalPath, 'changes'>): string {
  if (changes.some(({ kind }) => kind === 'ASSETS')) return 'List my assets'
  return changes.some(({ kind }) => kind === 'LOWER_AMOUNT') ? 'Ask for this line' : 'See this offer'
}

/** Under the buttons: when a plan is checked again. */
export function planSentence({ takeNow, checkOn }: Pick<ApprovalPath, 'takeNow' | 'checkOn'>, planned: boolean): string {
  if (planned) return 'This is your saved plan.'
  if (checkOn) return recheckSentence(checkOn)
  return takeNow ? 'Not today? Save it as a plan. We’ll check again in 30 days and email you.' : 'We’ll check again and email you.'
}
