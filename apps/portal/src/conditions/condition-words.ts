/** What the page says of a condition by where it stands, and where it is answered. Pure. */
import type { ChipTone } from '@hearthline/ui/status-chip'
import type { Condition } from '../application/conditions-query.ts'

export const STATE_WORDS: Readonly<Record<Condition['state'], { readonly words: string; readonly tone: ChipTone }>> = {
  OPEN: { words: 'To do', tone: 'caution' },
  REJECTED: { words: 'Send again', tone: 'critical' },
  IN_REVIEW: { words: 'In review', tone: 'action' },
  CLEARED: { words: 'Completed', tone: 'positive' },
  WAIVED: { words: 'No longer needed', tone: 'neutral' },
  WITHDRAWN: { words: 'No longer needed', tone: 'neutral' },
}

/** 'Upload document', 'Send again', 'Add more'. */
export function actionWords({ conditionType, state, requestDocuments }: Condition): string {
  if (conditionType === 'PHONE_NUMBER') return 'Confirm your number'
  if (state === 'REJECTED') return 'Send again'
  if (state === 'IN_REVIEW') return 'Add more'
  return requestDocuments ? 'Upload documents' : 'Answer'
}

/** Where it is answered, within the application; with the three values that the page takes. */
export function answerPath({ uuid, conditionType, categoryEnum }: Pick<Condition, 'uuid' | 'conditionType' | 'categoryEnum'>): string {
  if (conditionType === 'PHONE_NUMBER') return 'conditions/phone-number'
  const query = new URLSearchParams({ conditionUuid: uuid, conditionType, conditionEnum: categoryEnum })
  return `conditions/upload-document?${query}`
}

/** The condition that an address names: by its id, and where an older link has none of now, by its category, if only one is open. */
export function conditionAt(list: readonly Condition[], query: URLSearchParams): Condition | undefined {
  const named = list.find(({ uuid }) => uuid === query.get('conditionUuid'))
  if (named) return named
  const alike = list.filter(({ categoryEnum, answerable }) => answerable && categoryEnum === query.get('conditionEnum'))
  return alike.length === 1 ? alike[0] : undefined
}
