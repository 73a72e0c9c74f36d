/**
 * Texas homesteads: the final itemized disclosure of fees, points, interest, costs and charges (Tex. Const. XVI s.50(a)(6)(M)(ii); 7 TAC 153.13). The
 * copy of the application is the summary, which was given before submission.
 */
import { z } from 'zod'
import { instant } from '../../../facts/scalars.ts'
import { work } from '../../item.ts'
import { isTexasHomestead } from '../apply/texas-notice.ts'
import { finalOffer } from '../signing/final-offer.ts'
import { closingTerms } from './closing-terms.ts'

export const texasItemization = work('texas-itemization', {
  title: 'Your itemized costs',
  steps: ['NOTARY_WAITING_PERIOD'],
  progress: 'SIGNING',
  applies: isTexasHomestead,
  reads: (known) => [known(closingTerms)],
  after: [finalOffer],
  notAfter: 'note-signing',
  data: z.object({ documentId: z.string(), sha256: z.string(), givenAt: instant }),
  example: { documentId: 'texas-itemization', sha256: '0'.repeat(64), givenAt: '2026-11-21T18:30:00.000Z' },
})
