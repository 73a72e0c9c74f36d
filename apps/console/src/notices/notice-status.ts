/** What became of a notice, in a word, and how much it matters. */
import { formatLocalDate, type LocalDate } from '@hearthline/domain'
import type { ChipTone } from '@hearthline/ui/status-chip'

interface NoticeDates {
  readonly dueOn: string
  readonly sentAt: string | null
  readonly withdrawnAt: string | null
  readonly overdue: boolean
  readonly late: boolean
}

export function noticeStatus({ dueOn, sentAt, withdrawnAt, overdue, late }: NoticeDates): readonly [ChipTone, string] {
  if (withdrawnAt) return ['neutral', 'withdrawn']
  if (late) return ['critical', 'sent late']
  if (sentAt) return ['positive', 'sent']
  return overdue ? ['critical', 'overdue'] : ['caution', `by ${formatLocalDate(dueOn as LocalDate)}`]
}
