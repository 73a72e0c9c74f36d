/** An operator looks at an identity that the check did not confirm. */
import { z } from 'zod'
import { type Apart, type Known, wait } from '../../item.ts'
import { basisPart } from '../../shown-basis.ts'
import { OWNER_MARRIAGES } from '../signing/marriage-answer.ts'
import { sameName } from '../signing/party-named.ts'
import { isTeamsEmail, signerEmails } from '../signing/signer-emails.ts'
import { rightNameOf, signersRemoved } from '../signing/signers-removed.ts'
import { signerIdentityCheck } from './signer-identity-check.ts'
import { signerIdentityDocuments } from './signer-identity-documents.ts'
import { heldBy, signerIntro } from './signer-intro.ts'
import { thisSigner } from './this-signer.ts'

const ANOTHER = 'Someone else on the team must review this ID.'

interface Entered {
  readonly item: string
  readonly did: string
  /** Of this signer; also where it is not known whose ID it is. */
  readonly isOf: (known: Known) => boolean
}

/** By which the team alone says where someone is reached. */
const MAILBOXES: readonly Entered[] = [
  {
    item: signerEmails.id,
    did: 'You entered another email for an additional signer.',
    isOf: (known) => isSelf(known, ({ party }) => (known(signerEmails)?.emails ?? []).some((one) => one.party === party)),
  },
  {
    item: OWNER_MARRIAGES.id,
    did: 'You recorded to whom an owner is married, and where their spouse is reached.',
    isOf: (known) =>
      isSelf(known, ({ name }) =>
        (known(OWNER_MARRIAGES)?.owners ?? []).some(({ spouse, isOwnWord }) => spouse && !isOwnWord && sameName(rightNameOf(spouse), name)),
      ),
  },
  {
    item: signersRemoved.id,
    did: 'You took part in putting the name of an additional signer right, with their email.',
    isOf: (known) =>
      isSelf(known, ({ name }) =>
        (known(signersRemoved)?.removed ?? []).some(
          ({ rightName: right }) => right?.email !== undefined && sameName(rightNameOf(right), name),
        ),
      ),
  },
]

/** Whether one of the team said that the mailbox of now is this signer's; whoever named them gave another, or none. In the signer's own walk. */
export const isMailboxOfTeam = (known: Known): boolean =>
  MAILBOXES.some(({ item, isOf }) => isOf(known) && (item !== signerEmails.id || isSelf(known, (self) => isTeamsEmail(known, self))))

const isSelf = (known: Known, is: (self: { readonly party: string; readonly name: string }) => boolean): boolean => {
  const self = known(thisSigner)
  return self === undefined || is(self)
}

export const signerIdentityReview = wait('signer-identity-review', {
  title: 'We are reviewing your ID',
  staffTitle: 'Identity of an additional signer',
  why: 'Our team is reviewing your photos. After that, you can sign.',
  steps: ['IDENTITY_VERIFICATION'],
  by: 'operator',
  // A word alone reaches them at another mailbox, and the ID is what shows who has it: one person does not give both.
  apartFrom: (known): Apart =>
    Object.fromEntries(MAILBOXES.filter(({ isOf }) => isOf(known)).map(({ item, did }) => [item, `${did} ${ANOTHER}`])),
  applies: (known) => known(signerIdentityCheck)?.status !== 'VERIFIED',
  reads: (known) => [known(signerIdentityCheck), ...heldBy(known)],
  shows: (known) => {
    const { status, reasons = [] } = known(signerIdentityCheck) ?? {}
    return [basisPart('Check of the ID', { status: 'Result', reasons: 'Reasons' }, { status: String(status), reasons })]
  },
  corrects: [signerIntro, signerIdentityDocuments],
  data: z.object({ confirmed: z.literal(true) }),
  labels: { confirmed: 'The document is genuine and shows the signer' },
  example: { confirmed: true },
})
