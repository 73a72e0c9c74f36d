/** What each owner is written when the time to cancel has ended by itself: it leaves no result that could say so. Pure. */
import { formatLocalDateWithYear } from '../values/local-date-display.ts'
import type { StepMail } from './item.ts'
import { disbursement } from './items/funding/disbursement.ts'
import { rescission } from './items/funding/rescission.ts'
import { representativeOf } from './items/funding/rescission-delivery.ts'
import { hadForYouWords, rescissionNotice } from './items/funding/rescission-notice.ts'
import { isMailAwaited, mayStateHere, ownersWithoutStatement } from './items/funding/rescission-statements.ts'
import { exercisedBy, rescissionRight } from './rescission-right.ts'
import type { Walk } from './walk.ts'

/** Later it is no news: the application was not looked at in the meantime, or went on under an earlier release. */
const DAYS_OF_NEWS = 14

/** To whoever has shown no ID here: their page takes no word of theirs that lets money leave sooner. */
export const CONFIRMS_ON_PAPER = 'You can confirm on paper that you did not cancel: call us.'

export interface RightEnded {
  /** What both begin with: the day it ended. Whoever has read that is told nothing again, whatever has changed since. */
  readonly ended: string
  readonly borrower: StepMail
  readonly otherOwner: (party: string) => StepMail
}

/** When the walk has to be looked at again for it; undefined where no such time is to come. */
export const rightEndsAt = ({ known }: Pick<Walk, 'known'>, now: string): string | undefined => {
  const end = rescission.applies?.(known) === false ? undefined : rescission.until?.(known)
  return end !== undefined && end > now ? end : undefined
}

/** undefined while it runs, where there is none, once money was sent, and of a line that was canceled. */
export function rightEnded(walk: Pick<Walk, 'known'>, now: string): RightEnded | undefined {
  const { known } = walk
  const { state, lastDay } = rescissionRight(walk, now)
  if (state !== 'ENDED' || lastDay === undefined || exercisedBy(known) || known(disbursement) !== undefined) return undefined
  const end = rescission.until?.(known)
  if (end === undefined || Date.parse(now) - Date.parse(end) > DAYS_OF_NEWS * 86_400_000) return undefined
  const ended = `The time to cancel the line ended at midnight on ${formatLocalDateWithYear(lastDay)}, where the home is.`
  // A notice that was mailed in time is waited for, unless each owner says that there is none (12 CFR 1026.15(c)).
  const isAlone = (known(rescissionNotice)?.persons ?? []).length === 1
  const isAnyway = isMailAwaited(known)
  const isWaiting = isAnyway || ownersWithoutStatement(known).length > 0
  const waits = isWaiting ? ' A letter that was mailed in time can still be on its way, so we wait for it.' : ''
  const confirm = `When you sign in, you can confirm that you did not cancel: ${isAlone ? 'then' : 'once everyone who could cancel has,'} we don’t have to wait.`
  const isSooner = isWaiting && !isAnyway
  const sooner = isSooner ? `${waits} ${confirm}` : waits
  const onPaper = isSooner ? `${waits} ${CONFIRMS_ON_PAPER}` : waits
  const subject = 'Your time to cancel has ended'
  return {
    ended,
    borrower: {
      subject,
      body: `${ended} We record the deed with your county before any money is sent.${sooner} Sign in to see your dates.`,
    },
    otherOwner: (party) => {
      const representative = representativeOf(known, party)
      // An owner who lives learns of it. The family of one who died is not asked to confirm in their place.
      const more = representative ? `${waits} ${hadForYouWords(representative)}` : mayStateHere(known, party) ? sooner : onPaper
      return { subject, body: `${ended} We record the deed on your home with the county before any money is sent.${more}` }
    },
  }
}
