/** What the borrower added so that the hard pull could be made; empty for most people. */
import { ask } from '../../item.ts'
import { accessSecrets, creditAccessAnswer, obstacleLabels } from './credit-access.ts'

export const hardCreditAccess = ask('hard-credit-access', {
  title: 'Access to your credit report',
  why: 'The credit bureau can’t share your report without it.',
  steps: ['IN_PROGRESS'],
  secret: accessSecrets,
  initially: { tries: 0 },
  data: creditAccessAnswer,
  labels: { tries: 'Attempts', ...obstacleLabels },
  example: { tries: 0 },
})
