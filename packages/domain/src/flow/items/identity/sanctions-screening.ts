/** Whether anyone who applies or signs is on a list of sanctioned persons (31 CFR 501.404 and the programs of chapter V). */
import { exampleSanctionsResult, sanctionsResult } from '../../../facts/sanctions-screening.ts'
import { work } from '../../item.ts'
import { birthDate } from '../apply/birth-date.ts'
import { legalName } from '../apply/legal-name.ts'
import { signersOf } from '../signing/signers.ts'
import { submission } from '../submission/submission.ts'

export const sanctionsScreening = work('sanctions-screening', {
  title: 'Checking sanctions lists',
  steps: ['WAITING_FOR_ID_VERIFICATION'],
  applies: (known) => known(submission) !== undefined,
  // Another name is another person to look for.
  reads: (known) => [known(legalName), known(birthDate), signersOf(known).map(({ name }) => name)],
  // Whoever has signed is screened before the money is sent.
  notAfter: 'note-signing',
  data: sanctionsResult,
  example: exampleSanctionsResult,
})
