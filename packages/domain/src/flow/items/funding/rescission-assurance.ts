/**
 * The end of the time to cancel is not enough: money waits until the lender is reasonably satisfied that nobody canceled (12 CFR 1026.15(c)). It is when
 * a notice mailed on the last day would have arrived, or when each owner has stated in writing that they did not cancel (comments 15(c)-5.i and ii). The
 * deed is recorded in the meantime, which is no performance (comment 15(c)-3.ii).
 */
import { z } from 'zod'
import { endOfMailWait, RESCISSION_MAIL } from '../../../policy/rescission-mail.ts'
import { type Known, wait } from '../../item.ts'
import { propertyAddress } from '../apply/property-address.ts'
import { rightZone } from '../property/home-clock.ts'
import { lastDayOfRescission } from './rescission-exercise.ts'
import { everyoneStatedAt, isMailAwaited } from './rescission-statements.ts'

/** Said only where each of those who could cancel can still say that they did not. */
export const soonerIf = (known: Known): string | undefined =>
  isMailAwaited(known) ? undefined : 'It is sooner if you confirm that you did not cancel, and so does anyone else who could.'

export const rescissionAssurance = wait('rescission-assurance', {
  title: 'Making sure that no one canceled',
  staffTitle: 'Reasonably satisfied that no one canceled',
  why: 'A notice of cancellation that was mailed on the last day can still be on its way. We send the money when it would have arrived.',
  steps: ['FUNDABLE'],
  by: 'time',
  // Money that an earlier release has sent is not held any more.
  notAfter: 'disbursement',
  applies: (known) => known(propertyAddress)?.occupancyType === 'HOME',
  until: (known) => {
    const lastDay = lastDayOfRescission(known)
    return everyoneStatedAt(known) ?? (lastDay && endOfMailWait(lastDay, rightZone(known)))
  },
  chapter: {
    open: 'We make sure that no one canceled',
    done: 'No one canceled',
    shown: 'when-applies',
    rule: `A notice that was mailed on the last day can still be on its way. We wait ${RESCISSION_MAIL.days} days for it, without Sundays and federal holidays. The federal Truth in Lending Act lets no money move before we are reasonably sure that no one canceled.`,
    moves: soonerIf,
  },
  atEnd: {},
  data: z.object({}),
  example: {},
})
