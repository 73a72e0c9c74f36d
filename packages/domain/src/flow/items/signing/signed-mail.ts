/** What whoever signed is written once their part is done: where the copies are, and what comes next. Names alone: mail is read by others. */
import type { Known, StepMail } from '../../item.ts'
import { coOwners } from './co-owners.ts'
import { signersProgress } from './signers-progress.ts'

const SUBJECT = 'You have signed your documents'

function whatIsNext(known: Known): string {
  const names = (known(signersProgress) ?? []).filter(({ isDone }) => !isDone).map(({ name }) => name)
  if (known(coOwners) !== undefined || names.length === 0) return 'Next, you sign the deed with a notary. Sign in to choose how and when.'
  return `Next, ${new Intl.ListFormat('en-US').format(names)} must sign too. Then you meet a notary. We email you when you can choose a time.`
}

/** @param known of the application */
export const borrowerSigned = (known: Known): StepMail => ({
  subject: SUBJECT,
  body: `We have your signed documents. Your copy of them is among your documents. ${whatIsNext(known)}`,
})

/** Those who sign beside the borrower put the lien on the home before a notary too. */
export const signerSigned: StepMail = {
  subject: SUBJECT,
  body: 'We have your documents and your signature. Sign in to read and save your copy. Next, everyone who owns the home signs the deed with a notary. We email you when there is an appointment.',
}
