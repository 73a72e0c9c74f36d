/** Whatever kept the bureau from a report: the borrower adds what is missing and the pull is made again. */
import * as z from 'zod/mini'
import { postalAddress } from '../../../facts/scalars.ts'
import { ask, foldInto } from '../../item.ts'
import { homeAddress } from '../apply/home-address.ts'
import { legalName, storedLegalName } from '../apply/legal-name.ts'
import {
  aboutObstacle,
  accessSecrets,
  addAccess,
  creditAccess,
  obstacleAbout,
  obstacleAnswer,
  obstacleLabels,
  obstacleNeeds,
} from './credit-access.ts'
import { softCredit } from './soft-credit.ts'

const STEP_OF_OUTCOME = {
  NO_MATCH: 'CREDIT_NO_MATCH',
  NO_HIT: 'CREDIT_NO_MATCH_SSN',
  FROZEN: 'SOFT_CREDIT_LOCKED_OR_FROZEN',
  LOCKED: 'SOFT_CREDIT_LOCKED_OR_FROZEN',
  PIN_INCORRECT: 'SOFT_CREDIT_LOCKED_OR_FROZEN',
  MINOR: 'CREDIT_MINOR',
  // With a report nothing is in the way, and the item does not apply.
  REPORT: 'CREDIT_NO_MATCH',
} as const

export const creditObstacle = ask('credit-obstacle', {
  title: 'Help us find your credit report',
  why: 'We couldn’t get your credit report yet. Trying again doesn’t affect your credit score.',
  wordsAt: { CREDIT_MINOR: { title: 'The credit bureau lists you as under 18' } },
  steps: ['CREDIT_NO_MATCH', 'CREDIT_NO_MATCH_SSN', 'SOFT_CREDIT_LOCKED_OR_FROZEN', 'CREDIT_MINOR'],
  step: (known) => STEP_OF_OUTCOME[known(softCredit)?.outcome ?? 'NO_MATCH'],
  applies: (known) => known(softCredit)?.outcome !== 'REPORT',
  secret: accessSecrets,
  // No one is found under a misspelled name.
  corrects: [legalName],
  data: obstacleAnswer,
  about: {
    // The name and the address are what the bureau was asked with, so that a slip can be seen and corrected.
    data: z.extend(obstacleAbout, { name: z.optional(storedLegalName), address: z.optional(postalAddress) }),
    of: (known) => ({ ...aboutObstacle(known(softCredit), known(creditAccess)), name: known(legalName), address: known(homeAddress) }),
  },
  labels: obstacleLabels,
  needs: (known) => obstacleNeeds(known(softCredit)),
  mail: {
    SOFT_CREDIT_LOCKED_OR_FROZEN: {
      subject: 'We couldn’t get your credit report',
      body: 'Your credit file is locked or frozen. Sign in to see how to unlock it or lift the freeze. Your credit score is not affected.',
      text: 'Your application has a step for you.',
    },
  },
  example: { thawed: true },
  answers: foldInto(creditAccess, addAccess),
})
