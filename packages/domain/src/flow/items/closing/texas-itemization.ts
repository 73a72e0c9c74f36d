/**
 * Texas homesteads: the final itemized disclosure of fees, points, interest, costs and charges (Tex. Const. XVI s.50(a)(6)(M)(ii); 7 TAC 153.13). The
 * copy of the application is the summary, which was given before submission.
 */
import { z } from 'zod'
import { instant } from '../../../facts/scalars.ts'
import { type Item, work } from '../../item.ts'
import { isTexasHomestead } from '../apply/texas-notice.ts'
import { finalOffer } from '../signing/final-offer.ts'
import { closingTerms } from './closing-terms.ts'

/** Later: what is made again for the file asks nobody to read it. */
const SIGNED = { id: 'note-signing' } as Item

export const texasItemization = work('texas-itemization', {
  title: 'Your itemized costs',
  steps: ['NOTARY_WAITING_PERIOD'],
  progress: 'SIGNING',
  applies: isTexasHomestead,
  reads: (known) => [known(closingTerms)],
  after: [finalOffer],
  notAfter: 'note-signing',
  settledMail: (_data, known) =>
    known(SIGNED) === undefined
      ? {
          subject: 'Read your final costs now',
          body: 'Your final itemized costs are ready. Sign in, open them, and confirm that you have read them. Texas law gives you one business day with them before you sign.',
        }
      : undefined,
  data: z.object({ documentId: z.string(), sha256: z.string(), givenAt: instant }),
  example: { documentId: 'texas-itemization', sha256: '0'.repeat(64), givenAt: '2026-11-21T18:30:00.000Z' },
})
