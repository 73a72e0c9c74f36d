/** The notice of special flood hazards, made as soon as the determination finds the home in one (42 USC 4104a(a)); long before the closing. */
import { work } from '../../item.ts'
import { documentResult } from '../credit/pre-soft-credit-disclosure.ts'
import { floodDetermination } from './flood-determination.ts'
import { floodZoneToInsure } from './flood-zone.ts'

export const floodNotice = work('flood-notice', {
  title: 'Your flood notice',
  steps: ['GEN_CLOSING_DISCLOSURE'],
  applies: (known) => floodZoneToInsure(known) !== undefined,
  reads: (known) => [known(floodDetermination)],
  data: documentResult,
  example: { documentId: 'flood-notice', sha256: '0'.repeat(64) },
})
