/**
 * What those who own the home beside the borrower learn of the deed and of the line once all is signed. The deed is on their home: that it is recorded,
 * and that it secures an open line, is theirs to know. They promised no payment: the balance is between the lender and the borrower. Pure.
 */
import { formatLocalDateWithYear } from '../values/local-date-display.ts'
import type { Known, StepMail } from './item.ts'
import { lineOpening } from './items/funding/line-opening.ts'
import { payoffFollowUp } from './items/funding/payoff-follow-up.ts'
import { recordedOf, recording } from './items/funding/recording.ts'
import { rescissionReturn } from './items/funding/rescission-return.ts'

const PRIVATE = 'The balance and the payments are between us and the borrower. You owe no payments.'

const COPY_HERE = ' Your signed copy is among your documents.'
const STAYS_HERE = ' Your documents stay here for you to read and save.'

/** When it is sent: to a mailbox that opens no document, and where no ID is asked that would. */
export const withoutReading = ({ body, ...words }: StepMail): StepMail => ({
  ...words,
  body: body.replace(COPY_HERE, '').replace(STAYS_HERE, ''),
})

/** That a lien is gone is every owner's to know; whose it was, and what was owed, is the borrower's. */
function releaseMail(settled: readonly string[], known: Known): StepMail | undefined {
  const returned = settled.includes(rescissionReturn.id) ? known(rescissionReturn)?.returned.at(-1) : undefined
  if (returned?.what === 'LIEN_RELEASE')
    return {
      subject: 'The lien on your home is released',
      body: `The line of credit on your home was canceled, so we released its lien. The county recorded the release on ${formatLocalDateWithYear(returned.on)}.`,
    }
  const event = settled.includes(payoffFollowUp.id) ? known(payoffFollowUp)?.events.at(-1) : undefined
  if (event?.what !== 'RELEASED') return undefined
  return {
    subject: 'An earlier lien on your home is released',
    body: `A debt that had a lien on your home was paid from the line, and its lien is released. The county recorded the release on ${formatLocalDateWithYear(event.on)}.`,
    optional: 'NEWS',
  }
}

/** @param settled the ids of the items that a change settled @param readsHere whether their documents open to them: not before an ID shows who has their mailbox */
export function signersLineMail(settled: readonly string[], known: Known, readsHere = true): StepMail | undefined {
  const recorded = settled.includes(recording.id) ? recordedOf(known) : undefined
  // The county's number names the home and its owners to anyone who looks it up: it is on the page, and not in the mail.
  if (recorded)
    return {
      subject: 'The deed on your home is recorded',
      body: `On ${formatLocalDateWithYear(recorded.recordedOn)} the county recorded the deed that you signed.${readsHere ? COPY_HERE : ''} We email you when the line is open.`,
      optional: 'NEWS',
    }
  const released = releaseMail(settled, known)
  if (released) return released
  if (!settled.includes(lineOpening.id) || known(lineOpening) === undefined) return undefined
  return {
    subject: 'The line on your home is open',
    body: `The line of credit on your home is open. The deed that you signed secures it. ${PRIVATE}${readsHere ? STAYS_HERE : ''}`,
  }
}

/** What they read on their page once they have signed everything; undefined before there is news of it. */
export function signersLineWords(known: Known): string | undefined {
  const recorded = recordedOf(known)
  if (!recorded) return undefined
  const said = `The county recorded the deed on ${formatLocalDateWithYear(recorded.recordedOn)} under number ${recorded.recordingNumber}.`
  return known(lineOpening) === undefined
    ? `${said} We email you when the line is open.`
    : `${said} The line of credit is open, and the deed secures it. ${PRIVATE}`
}
