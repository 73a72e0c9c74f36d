/** The whole application in documents, ready to be read before it is submitted. */
import { work } from '../../item.ts'
import { aboutYou } from '../about-you/about-you.ts'
import { annualIncome } from '../apply/annual-income.ts'
import { documentResult } from '../credit/pre-soft-credit-disclosure.ts'
import { chosenOffer } from '../offer/chosen-offer.ts'

export const summaryDisclosure = work('summary-disclosure', {
  title: 'Preparing your application',
  steps: ['WAITING_FOR_SUMMARY_DISCLOSURE'],
  reads: (known) => [known(chosenOffer), known(aboutYou), known(annualIncome)],
  data: documentResult,
  example: { documentId: 'summary-disclosure', sha256: '0'.repeat(64) },
})
