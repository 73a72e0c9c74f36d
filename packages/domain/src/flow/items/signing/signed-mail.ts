/** What whoever signed is written once their part is done: where the copies are, and what comes next. Names alone: mail is read by others. */
import type { Known, StepMail } from '../../item.ts'
import { attorneyReview } from '../notary/attorney-review.ts'
import { coOwners, coOwnersSign } from './co-owners.ts'
import { documentsToSign } from './documents-to-sign.ts'
import { marriageReview } from './marriage-review.ts'
import { signersProgress } from './signers-progress.ts'

const SUBJECT = 'You have signed your documents'

const listed = (names: readonly string[]): string => new Intl.ListFormat('en-US').format(names)

function whatIsNext(known: Known): string {
  // Of whom it is asked who has to sign, no one knows whose turn is next.
  if (marriageReview.applies?.(known)) return 'Next, our team confirms who signs with you. We email you when you can continue.'
  const others = (known(signersProgress) ?? []).filter(({ isDone }) => !isDone)
  const names = others.map(({ name }) => name)
  if (known(coOwners) !== undefined || names.length === 0) {
    // What comes then has an email of its own (attorney-review, notary-appointment): it is not said twice.
    if (attorneyReview.applies?.(known) === true && known(attorneyReview) === undefined)
      return 'Next, an attorney reviews your documents. We email you when you can choose a time to meet the notary.'
    if (coOwnersSign(known)) return 'Next, you sign the deed with a notary. We email you when you can choose a time.'
    return 'Next, you sign the deed with a notary. Sign in to choose how and when.'
  }
  const unreached = others.filter(({ email }) => email === undefined).map(({ name }) => name)
  const missing = unreached.length > 0 ? ` We have no email for ${listed(unreached)}. Sign in and add it, so that we can invite them.` : ''
  return `Next, ${listed(names)} must sign too.${missing} Then you meet a notary. We email you when you can choose a time.`
}

/** @param known of the application */
export const borrowerSigned = (known: Known): StepMail => ({
  subject: SUBJECT,
  body: `We have your signed documents. Your copy of them is among your documents. ${whatIsNext(known)}`,
})

const COPY = 'Sign in to read and save your copy.'
const NEXT_DEED = 'Next, you sign the deed with a notary. We email you about the appointment.'

/**
 * Those who sign beside the borrower put the lien on the home before a notary too. Whoever has no place of their own in the documents has read them, and
 * agreed to the lien: only then is it said that they signed them.
 */
export const signerSigned = (known: Known, party: string | undefined, next = NEXT_DEED): StepMail =>
  documentsToSign(known).some(({ places }) => places.some((place) => place.party === party))
    ? { subject: SUBJECT, body: `We have your signed documents. ${COPY} ${next}` }
    : {
        subject: 'We have your agreement to the lien',
        body: `You read the documents, and agreed with your signature to the lien on your home. ${COPY} ${next}`,
      }
