/** The soft pull, once the authorization is stored (15 USC 1681b(a)(2)): with consent, name, birth date and address; again when SSN, thaw or PIN are added. */
import { creditReport } from '../../../facts/credit-report.ts'
import { work } from '../../item.ts'
import { applicationDisclosures } from '../apply/application-disclosures.ts'
import { birthDate } from '../apply/birth-date.ts'
import { homeAddress } from '../apply/home-address.ts'
import { legalName } from '../apply/legal-name.ts'
import { softCreditConsent } from '../apply/soft-credit-consent.ts'
import { creditAccess } from './credit-access.ts'
import { exampleReport } from './example-report.ts'
import { preSoftCreditDisclosure } from './pre-soft-credit-disclosure.ts'

export const softCredit = work('soft-credit', {
  title: 'Soft credit check',
  wordsAt: {
    CREDIT_ERROR: {
      title: 'The credit bureau isn’t responding right now',
      why: 'We saved your application and will keep trying. A specialist is looking into it too.',
    },
  },
  steps: ['WAITING_FOR_SOFT_CREDIT', 'CREDIT_ERROR'],
  step: (_known, run) => (run.gaveUp ? 'CREDIT_ERROR' : 'WAITING_FOR_SOFT_CREDIT'),
  reads: (known) => [known(softCreditConsent), known(legalName), known(birthDate), known(homeAddress), known(creditAccess)],
  after: [preSoftCreditDisclosure, applicationDisclosures],
  data: creditReport,
  example: exampleReport,
})
