/** Whether anyone who applies or signs, a spouse too, is on a list of sanctioned persons (31 CFR 501.404 and the programs of chapter V). */
import { exampleSanctionsResult, sanctionsResult } from '../../../facts/sanctions-screening.ts'
import { type Known, work } from '../../item.ts'
import { birthDate } from '../apply/birth-date.ts'
import { legalName } from '../apply/legal-name.ts'
import { signersOf } from '../signing/signers.ts'
import { namedSigners } from '../signing/spouse.ts'
import { submission } from '../submission/submission.ts'

/** Whom the borrower, or public records, name as signing with the borrower. */
export const screenedAtSubmission = (known: Known): readonly string[] => namedSigners(known).map(({ name }) => name)

export const sanctionsScreening = work('sanctions-screening', {
  title: 'Checking sanctions lists',
  steps: ['WAITING_FOR_ID_VERIFICATION'],
  applies: (known) => known(submission) !== undefined,
  // Another name is another person to look for.
  reads: (known) => [known(legalName), known(birthDate), signersOf(known).map(({ name }) => name)],
  // Whoever has signed is screened before the money is sent.
  notAfter: 'note-signing',
  // A spouse, whom earlier releases did not compare.
  holds: (known, { signers = [] }, given) => {
    const compared = new Set([...signersOf(known).map(({ name }) => name), ...signers])
    return given('note-signing') !== undefined || screenedAtSubmission(known).every((name) => compared.has(name))
  },
  data: sanctionsResult,
  exampleFor: (known) => ({ ...exampleSanctionsResult, signers: [...screenedAtSubmission(known)] }),
  example: exampleSanctionsResult,
})
