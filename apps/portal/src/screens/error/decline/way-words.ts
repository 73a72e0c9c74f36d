/** The words around the ways that would pass. Pure. */
import type { Way } from '../../../decision/decision-query.ts'
import { lookAgainWords } from '../../../decision/plan-words.ts'

export function waysHeading(count: number, notOffered: boolean): string {
  if (notOffered) return 'When this changes'
  return count === 1 ? 'This would pass' : 'Any one of these would pass'
}

/** What taking it now leads to: assets are listed first, and a line below the usual smallest is for a person to agree to. */
export function takeLabel({ changes }: Pick<Way, 'changes'>): string {
  if (changes.some(({ kind }) => kind === 'ASSETS')) return 'List my assets'
  return changes.some(({ kind }) => kind === 'LOWER_AMOUNT') ? 'Ask for this line' : 'Show that offer'
}

/** Under the buttons: when a plan is looked at again. */
export function planSentence({ takeNow, checkOn }: Pick<Way, 'takeNow' | 'checkOn'>, planned: boolean): string {
  if (planned) return 'This is your saved plan.'
  if (checkOn) return lookAgainWords(checkOn)
  return takeNow ? 'Not today? Save it as a plan: we look again in 30 days and write to you.' : 'We look again, and write to you.'
}
