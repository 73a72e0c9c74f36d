/** The hard pull brought no report: the borrower lifts the freeze, gives a PIN, or corrects the number that no one answers to. */
import { ask, foldInto } from '../../item.ts'
import { aboutObstacle, accessSecrets, addAccess, obstacleAbout, obstacleAnswer, obstacleLabels, obstacleNeeds } from './credit-access.ts'
import { hardCredit } from './hard-credit.ts'
import { hardCreditAccess } from './hard-credit-access.ts'

export const hardCreditObstacle = ask('hard-credit-obstacle', {
  title: 'Unlock your credit file',
  why: 'The credit bureau could not give us your report for the final check.',
  steps: ['HARD_CREDIT_LOCKED_OR_FROZEN'],
  applies: (known) => known(hardCredit) !== undefined && known(hardCredit)?.outcome !== 'REPORT',
  secret: accessSecrets,
  data: obstacleAnswer,
  about: { data: obstacleAbout, of: (known) => aboutObstacle(known(hardCredit), known(hardCreditAccess)) },
  labels: obstacleLabels,
  needs: (known) => obstacleNeeds(known(hardCredit)),
  example: { thawed: true },
  answers: foldInto(hardCreditAccess, addAccess),
})
