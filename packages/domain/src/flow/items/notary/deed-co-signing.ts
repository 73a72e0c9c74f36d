/** Who signs the deed beside the borrower and was not in their session appears before a notary in one of their own. */
import * as z from 'zod/mini'
import { isUsState } from '../../../facts/us-states.ts'
import { DAYS_TO_JOIN_AFTER_THE_BORROWER } from '../../../policy/notary-patience.ts'
import { addDays } from '../../../values/local-date.ts'
import { type Known, wait } from '../../item.ts'
import { basisPart } from '../../shown-basis.ts'
import { signsAtOffice } from '../signing/closing-office.ts'
import { waitingFor } from '../signing/co-owners.ts'
import { othersDoFirst } from '../signing/others-who-sign.ts'
import { deedToSign } from './deed.ts'
import { deedSigning } from './deed-signing.ts'
import { idOfDocument, namedAlready } from './named-already.ts'
import { exampleAct, misfitsOfAct } from './notarial-act.ts'
import { deedSigners, notaryBooking, signingStep } from './notary-booking.ts'
import { deedOfSession, notarialAct, notarialActLabels, notarySession } from './notary-session.ts'
import { documentSigner, misfitsOfClosing, officeClosing, officeClosingLabels, signedByClosing, signersAtOffice } from './office-closing.ts'

const stillToSign = (known: Known) => {
  const waiting = new Set(known(deedSigning)?.stillToSign ?? [])
  return deedSigners(known).filter(({ party }) => waiting.has(party))
}

const namesToSign = (known: Known): string[] => stillToSign(known).map(({ name }) => name)

/** Of those, who has documents of the closing to sign as well. */
const owingDocuments = (known: Known) => {
  const waiting = new Set(known(deedSigning)?.stillToSign ?? [])
  return signersAtOffice(known).filter(({ party }) => waiting.has(party))
}

/** Of the signings before theirs. */
const namedBefore = (known: Known) => namedAlready(known, [known(notarySession), { deed: known(deedSigning)?.deed }])

const NOT_THEIRS = 'This deed shows what was signed before. Upload the deed with their signatures'

/**
 * Whether a session online is open to someone who still signs: then the notary's service alone says what they signed (record 0107). Whoever has no email
 * was never invited to it, and meets a notary in person from the start.
 */
function isOpenOnline(known: Known, today: string): boolean {
  const { signedOn, stillToSign = [] } = known(deedSigning) ?? {}
  if (known(notaryBooking)?.meeting !== 'ONLINE' || signedOn === undefined) return false
  const isInvited = deedSigners(known).some(({ party, email }) => Boolean(email) && stillToSign.includes(party))
  return isInvited && today <= addDays(signedOn, DAYS_TO_JOIN_AFTER_THE_BORROWER)
}

const OPEN_ONLINE = `The notary’s service says what was signed online. A signing in person is recorded here from ${DAYS_TO_JOIN_AFTER_THE_BORROWER} days after the borrower signed`

const EXAMPLE = { signedOn: '2026-11-23', notary: 'J. Calloway' }

export const deedCoSigning = wait('deed-co-signing', {
  title: 'Others sign the deed',
  staffTitle: 'Additional signers sign before a notary',
  why: 'Everyone who signs the deed does so before a notary. We email them how to join, and our team helps them.',
  steps: ['DEED_SIGNING', 'MANUAL_DEED_SIGNING'],
  step: signingStep,
  by: 'notary',
  applies: (known) => (known(deedSigning)?.stillToSign?.length ?? 0) > 0,
  reads: (known) => [known(deedSigning)?.stillToSign],
  shows: (known) => [
    basisPart(
      'Who still signs the deed',
      { names: 'Names', deed: 'Document to sign' },
      { names: namesToSign(known).join(', '), ...(deedToSign(known) && { deed: deedToSign(known)?.documentId }) },
    ),
  ],
  about: {
    data: z.object({
      names: z.array(z.string()),
      online: z.boolean(),
      /** Who signs the documents there, and not the deed alone. */
      documentSigners: z.array(documentSigner),
    }),
    // Theirs is the session that was booked; who was to come to a meeting in person has one arranged.
    of: (known) => ({
      online: known(notaryBooking)?.meeting === 'ONLINE',
      names: namesToSign(known),
      documentSigners: owingDocuments(known),
    }),
  },
  fits: (known, { signedOn, notary, deed, closing, ...act }, on) => [
    ...(isOpenOnline(known, on) ? [{ path: 'signedOn', message: OPEN_ONLINE }] : []),
    ...(signedOn === undefined ? [{ path: 'signedOn', message: 'Enter the day on the notary’s certificate' }] : []),
    ...(notary === undefined ? [{ path: 'notary', message: 'Enter the notary’s name' }] : []),
    // A session of their own is not the one that was booked for the borrower, wherever they are.
    ...misfitsOfAct(known, { ...act, signedOn, earlier: 'Another session' }, on).filter(
      ({ path }) => path !== 'state' || !isUsState(act.state ?? ''),
    ),
    ...(deed === undefined ? [{ path: 'deed', message: 'Upload the signed deed' }] : []),
    ...(deed !== undefined && namedBefore(known).has(idOfDocument(deed)) ? [{ path: 'deed', message: NOT_THEIRS }] : []),
    ...misfitsOfClosing(known, { closing, signedOn }, owingDocuments(known), on, namedBefore(known)),
  ],
  documents: deedOfSession,
  alsoSettles: signedByClosing,
  decidedAs: () => 'SIGNED',
  settledMail: (_data, known) => ({
    subject: othersDoFirst(known, 'signed the deed', 'signed the deed', stillToSign(known)),
    body: 'Everyone has signed the deed before a notary. Sign in to see what comes next.',
  }),
  chapter: {
    open: (known) =>
      `${othersDoFirst(known, 'sign', 'signs', stillToSign(known))} ${signsAtOffice(known) ? 'at an office' : 'with a notary'}`,
    done: (_data, known) =>
      `${othersDoFirst(known, 'signed', 'signed', stillToSign(known))} ${signsAtOffice(known) ? 'at an office' : 'with a notary'}`,
    shown: 'once-signed',
    on: ({ signedOn }) => signedOn,
    meanwhile: (known) => waitingFor(namesToSign(known)),
    rule: 'Everyone who signs the deed does so before a notary. The time to cancel begins after the last of you.',
    moves: 'They or the notary may need another time.',
  },
  data: z.object({ ...notarialAct, closing: z.optional(officeClosing) }),
  labels: { ...notarialActLabels, closing: officeClosingLabels },
  exampleFor: (known, on) => {
    if (on === undefined) return EXAMPLE
    // The booked day was the borrower's.
    const { earlier: _ofTheBorrower, ...act } = exampleAct(known, on)
    return act
  },
  example: EXAMPLE,
})
