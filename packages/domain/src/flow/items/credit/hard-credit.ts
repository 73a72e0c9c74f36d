/** The hard pull: only with consent and after submission, and never twice for the same consent. */
import { creditReport } from '../../../facts/credit-report.ts'
import { work } from '../../item.ts'
import { aboutYou } from '../about-you/about-you.ts'
import { submission } from '../submission/submission.ts'
import { exampleReport } from './example-report.ts'
import { hardCreditAccess } from './hard-credit-access.ts'

export const hardCredit = work('hard-credit', {
  title: 'Credit check',
  steps: ['HARD_CREDIT_PULL'],
  applies: (known) => known(submission) !== undefined,
  reads: (known) => [known(aboutYou)?.ssn, known(aboutYou)?.hardCreditConsent, known(hardCreditAccess)],
  data: creditReport,
  example: exampleReport,
})
