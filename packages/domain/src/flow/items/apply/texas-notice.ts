/** Texas homesteads: the notice of Tex. Const. XVI s.50(g), with the application on a document of its own; the twelve days run from it (7 TAC 153.51). */
import { z } from 'zod'
import { instant } from '../../../facts/scalars.ts'
import type { Known } from '../../item.ts'
import { work } from '../../item.ts'
import { propertyAddress } from './property-address.ts'

/** Tex. Const. XVI s.50(a)(6) protects the homestead alone. */
export const isTexasHomestead = (known: Known): boolean =>
  known(propertyAddress)?.state === 'TX' && known(propertyAddress)?.occupancyType === 'HOME'

export const texasNotice = work('texas-notice', {
  title: 'Your Texas notice',
  steps: ['GEN_APP_DISCLOSURES'],
  // As the disclosures that it is given with.
  progress: 'INITIAL',
  applies: isTexasHomestead,
  overtakenBy: 'soft-credit',
  notAfter: 'note-signing',
  data: z.object({ documentId: z.string(), sha256: z.string(), givenAt: instant }),
  example: { documentId: 'texas-notice', sha256: '0'.repeat(64), givenAt: '2026-11-20T18:30:00.000Z' },
})
