/** The soft pull: with consent, name, birth date and address; again when SSN, thaw or PIN are added. */
import { creditReport } from '../../../facts/credit-report.ts'
import { work } from '../../item.ts'
import { birthDate } from '../apply/birth-date.ts'
import { homeAddress } from '../apply/home-address.ts'
import { legalName } from '../apply/legal-name.ts'
import { softCreditConsent } from '../apply/soft-credit-consent.ts'
import { creditAccess } from './credit-access.ts'
import { exampleReport } from './example-report.ts'

export const softCredit = work('soft-credit', {
  title: 'Soft credit check',
  wordsAt: {
    CREDIT_ERROR: {
      title: 'The credit bureau isn’t responding right now',
      why: 'We keep your application and try again; a specialist looks at it too.',
    },
  },
  steps: ['WAITING_FOR_SOFT_CREDIT', 'CREDIT_ERROR'],
  step: (_known, run) => (run.gaveUp ? 'CREDIT_ERROR' : 'WAITING_FOR_SOFT_CREDIT'),
  reads: (known) => [known(softCreditConsent), known(legalName), known(birthDate), known(homeAddress), known(creditAccess)],
  data: creditReport,
  example: exampleReport,
})
