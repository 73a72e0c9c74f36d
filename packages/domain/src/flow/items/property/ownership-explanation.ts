/** The owner of record is somebody else: the borrower explains before a person looks at it. */
import { z } from 'zod'
import type { Known } from '../../item.ts'
import { ask } from '../../item.ts'
import { legalName } from '../apply/legal-name.ts'
import { ownerMatches } from './owner-matches.ts'
import { chosenProperty } from './property-choice.ts'

export const ownerUnknown = (known: Known): boolean => {
  const property = chosenProperty(known)
  const name = known(legalName)
  return property !== undefined && name !== undefined && !ownerMatches(property.owners, name)
}

export const ownershipExplanation = ask('ownership-explanation', {
  title: 'Explain who owns the home',
  steps: ['UNKNOWN_OWNERSHIP'],
  applies: ownerUnknown,
  reads: (known) => [chosenProperty(known)?.owners, known(legalName)],
  data: z.object({
    reason: z.enum(['RECENT_PURCHASE', 'NAME_CHANGED', 'INHERITED', 'TRUST', 'RECORDS_WRONG']),
    note: z.string().max(1000).optional(),
  }),
  example: { reason: 'NAME_CHANGED', note: 'I took my wife’s name in 2021.' },
})
