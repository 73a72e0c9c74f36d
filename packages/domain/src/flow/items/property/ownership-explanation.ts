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

/** FAMILY_OWNS: the applicant is not on title and does not claim to be; an operator tells them who would have to apply. */
export const OWNERSHIP_REASONS = ['RECENT_PURCHASE', 'NAME_CHANGED', 'INHERITED', 'TRUST', 'RECORDS_WRONG', 'FAMILY_OWNS'] as const

export const ownershipExplanation = ask('ownership-explanation', {
  title: 'Explain who owns the home',
  steps: ['UNKNOWN_OWNERSHIP'],
  applies: ownerUnknown,
  reads: (known) => [chosenProperty(known)?.owners, known(legalName)],
  data: z.object({
    reason: z.enum(OWNERSHIP_REASONS, 'Choose what comes closest'),
    note: z.string().trim().min(10, 'Tell us in a sentence how that came about').max(1000, 'Please keep it to 1,000 characters'),
  }),
  example: { reason: 'NAME_CHANGED', note: 'I took my wife’s name in 2021.' },
})
