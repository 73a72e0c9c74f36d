/** The owner of record is someone else: the borrower explains before a person looks at it. */
import * as z from 'zod/mini'
import { propertyOwner } from '../../../facts/property-record.ts'
import type { Known } from '../../item.ts'
import { ask } from '../../item.ts'
import { legalName, storedLegalName } from '../apply/legal-name.ts'
import { ownerMatches } from './owner-matches.ts'
import { chosenProperty } from './property-choice.ts'

export const ownerUnknown = (known: Known): boolean => {
  const property = chosenProperty(known)
  const name = known(legalName)
  return property !== undefined && name !== undefined && !ownerMatches(property.owners, name)
}

/** FAMILY_OWNS: the applicant is not on title and does not claim to be; an operator tells them who would have to apply. */
export const OWNERSHIP_REASONS = ['RECENT_PURCHASE', 'NAME_CHANGED', 'INHERITED', 'TRUST', 'RECORDS_WRONG', 'FAMILY_OWNS'] as const

export const ownershipAnswer = z.object({
  reason: z.enum(OWNERSHIP_REASONS, 'Choose the closest answer'),
  note: z
    .string()
    .check(z.trim(), z.minLength(10, 'Tell us briefly how this happened'), z.maxLength(1000, 'Please keep it to 1,000 characters')),
})

export const ownersOfRecord = z.object({ owners: z.array(propertyOwner), name: z.optional(storedLegalName) })

export const showOwners = (known: Known) => ({ owners: chosenProperty(known)?.owners ?? [], name: known(legalName) })

export const ownershipExplanation = ask('ownership-explanation', {
  title: 'Explain who owns the home',
  why: 'Public records list someone else as the owner. Tell us why.',
  steps: ['UNKNOWN_OWNERSHIP'],
  applies: ownerUnknown,
  reads: (known) => [chosenProperty(known)?.owners, known(legalName)],
  data: ownershipAnswer,
  about: { data: ownersOfRecord, of: showOwners },
  labels: {
    reason: {
      label: 'Which answer fits best?',
      options: {
        RECENT_PURCHASE: 'I bought it recently',
        NAME_CHANGED: 'My name changed',
        INHERITED: 'I inherited it',
        TRUST: 'A trust holds it',
        RECORDS_WRONG: 'The records are wrong',
        FAMILY_OWNS: 'A family member owns it',
      },
    },
    note: 'What happened',
  },
  example: { reason: 'NAME_CHANGED', note: 'I took my wife’s name in 2021.' },
})
