/** What the instrument on the home needs and no record gave: the land in words, and a spouse's name where the state asks for the spouse. */
import * as z from 'zod/mini'
import type { Known } from '../../item.ts'
import { wait } from '../../item.ts'
import { basisPart } from '../../shown-basis.ts'
import { aboutYou } from '../about-you/about-you.ts'
import { fullTitle } from '../title/full-title.ts'
import { needsSpouse } from './spouse-needed.ts'

const MOST_LETTERS = 8_000

const isUndescribed = (known: Known): boolean => known(fullTitle) !== undefined && !known(fullTitle)?.legalDescription?.trim()

export const instrumentDetails = wait('instrument-details', {
  title: 'Confirming a detail for your documents',
  staffTitle: 'Details of the instrument on the home',
  why: 'Our team confirms a detail for your deed or mortgage. We email you when your documents are ready.',
  steps: ['CONDITIONS_OPEN'],
  by: 'operator',
  applies: (known) => isUndescribed(known) || needsSpouse(known),
  reads: (known) => [known(fullTitle)?.reference, isUndescribed(known), needsSpouse(known), known(aboutYou)?.coOwners],
  shows: (known) => [
    basisPart(
      'What is missing',
      { land: 'Legal description', spouse: 'Spouse' },
      {
        ...(isUndescribed(known) && { land: 'The title search found none' }),
        ...(needsSpouse(known) && { spouse: 'The borrower is married, and the state asks for the spouse’s signature' }),
      },
    ),
  ],
  notAfter: 'note-signing',
  fits: (known, { legalDescription, spouse }) => [
    ...(isUndescribed(known) && !legalDescription?.trim()
      ? [{ path: 'legalDescription', message: 'Enter the legal description as the last recorded deed has it' }]
      : []),
    ...(needsSpouse(known) && !spouse?.trim()
      ? [{ path: 'spouse', message: 'Enter the full name of the borrower’s spouse. The state asks for their signature.' }]
      : []),
  ],
  data: z.object({
    legalDescription: z.optional(z.string().check(z.maxLength(MOST_LETTERS))),
    spouse: z.optional(z.string().check(z.maxLength(120))),
  }),
  labels: {
    legalDescription: 'Legal description, as the last recorded deed has it',
    spouse: 'Full name of the borrower’s spouse, where the state asks for their signature',
  },
  decidedAs: () => 'STATED',
  example: {
    legalDescription: 'Lot 7, Block 3, Alder Park Unit 2, Book 41 of Maps, Page 12, Sacramento County Records',
    spouse: 'Sam Reyes',
  },
})
