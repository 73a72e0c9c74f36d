/** The lists change: everyone is compared again with the one in force just before the money is sent. */
import { exampleSanctionsResult, sanctionsResult } from '../../../facts/sanctions-screening.ts'
import { work } from '../../item.ts'
import { birthDate } from '../apply/birth-date.ts'
import { legalName } from '../apply/legal-name.ts'
import { signersOf } from '../signing/signers.ts'
import { recording } from './recording.ts'
import { rescissionAssurance } from './rescission-assurance.ts'

export const fundingScreening = work('funding-screening', {
  title: 'Checking sanctions lists before funding',
  steps: ['FUNDABLE'],
  // Not while mail is waited for: the list of the day on which money can move is asked.
  after: [rescissionAssurance],
  reads: (known) => [known(legalName), known(birthDate), signersOf(known).map(({ name }) => name), known(recording)],
  notAfter: 'disbursement',
  data: sanctionsResult,
  example: exampleSanctionsResult,
})
