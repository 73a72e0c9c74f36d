/** The deed that was signed before a notary, filed: whose certificate it bears, and where the recording of the session is kept. */
import * as z from 'zod/mini'
import { localDate, stateCode } from '../../../facts/scalars.ts'
import { work } from '../../item.ts'
import { othersDoFirst } from '../signing/others-who-sign.ts'
import { isAllSignedThere } from './all-signed-there.ts'
import { deedToSign } from './deed.ts'
import { deedSigners, signingStep } from './notary-booking.ts'
import { notaryRebooking } from './notary-rebooking.ts'
import { notarySession } from './notary-session.ts'

export const deedSigningResult = z.object({
  signedOn: localDate,
  notary: z.string().check(z.minLength(2), z.maxLength(120)),
  commissionNumber: z.optional(z.string()),
  commissionExpires: z.optional(localDate),
  state: z.optional(stateCode),
  county: z.optional(z.string()),
  /** The signed deed among the documents. */
  deed: z.optional(z.string()),
  /** The digest of the document that was signed. */
  signed: z.optional(z.string()),
  /** Of a session online: the provider's name of the recording, and the day until which the state has it kept. */
  recording: z.optional(z.object({ reference: z.string(), keepUntil: localDate })),
  /** Who signs in a session of their own. */
  stillToSign: z.optional(z.array(z.string())),
})
export type DeedSigning = z.infer<typeof deedSigningResult>

export const deedSigning = work('deed-signing', {
  title: 'Filing your signed deed',
  steps: ['DEED_SIGNING', 'MANUAL_DEED_SIGNING'],
  step: signingStep,
  // Until there is another session, one that came to nothing is not filed.
  after: [notaryRebooking],
  reads: (known) => [deedToSign(known)?.sha256, known(notarySession)],
  // Earlier releases took the day and the notary's name from the borrower.
  earlierReads: (known) => [deedToSign(known)?.sha256],
  data: deedSigningResult,
  settledMail: ({ stillToSign = [] }, known) => ({
    subject: 'Your deed is signed',
    body:
      stillToSign.length > 0
        ? `You signed the deed before the notary. ${othersDoFirst(
            known,
            'still have',
            'still has',
            deedSigners(known).filter(({ party }) => stillToSign.includes(party)),
          )} to sign it. We email you then.`
        : 'You signed the deed before the notary. Your signed copy is among your documents.',
  }),
  chapter: {
    // The same meeting, where all documents are signed at it.
    open: (known) => (isAllSignedThere(known) ? 'Sign everything at the office' : 'Sign with the notary'),
    done: (_data, known) => (isAllSignedThere(known) ? 'Signed everything at the office' : 'Signed with the notary'),
    on: ({ signedOn }) => signedOn,
    rule: 'State law asks that you sign before a notary, so that no one else can pledge your home. The day is the one on the notary’s certificate.',
    moves: 'You or the notary may need another time.',
  },
  example: { signedOn: '2026-11-23', notary: 'J. Calloway' },
})
