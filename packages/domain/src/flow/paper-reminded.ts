/** When the borrower is reminded of documents that are with them on paper. Pure. */
import { LENDER_ZONE, lenderDay } from '../policy/lender-day.ts'
import { startOfDay } from '../policy/state-zone.ts'
import type { StepMail } from './item.ts'
import { paperReminder, reminderDays } from './items/signing/paper-back.ts'
import { paperSigning } from './items/signing/paper-signing.ts'
import { signingHelp } from './items/signing/signing-help.ts'
import type { Walk } from './walk.ts'

type Stands = Pick<Walk, 'frontier' | 'known'>

function daysOf({ frontier, known }: Stands) {
  const sentOn = known(signingHelp)?.sentOn
  const days = frontier?.item.id === paperSigning.id ? reminderDays(known, sentOn) : undefined
  return days && sentOn !== undefined ? { ...days, sentOn } : undefined
}

/** When the walk has to be looked at again for it; undefined where no such time is to come. */
export function paperReminderAt(walk: Stands, now: string): string | undefined {
  const days = daysOf(walk)
  const at = days && startOfDay(days.from, LENDER_ZONE)
  return at !== undefined && at > now ? at : undefined
}

/** undefined before it is due, and once it would be of no use. */
export function paperReminderDue(walk: Stands, now: string): StepMail | undefined {
  const days = daysOf(walk)
  const today = lenderDay(now)
  return days && days.from <= today && today <= days.to ? paperReminder(walk.known, days.sentOn) : undefined
}
