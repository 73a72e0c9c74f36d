/** Texas: not before the twelfth day after the application was submitted (Tex. Const. XVI s.50(a)(6)(M)(i), 7 TAC 153.12). */
import { z } from 'zod'
import { wait } from '../../item.ts'
import { propertyAddress } from '../apply/property-address.ts'
import { submissionTime } from '../submission/submission-time.ts'

const DAY = 86_400_000

export const notaryWaitingPeriod = wait('notary-waiting-period', {
  title: 'The twelve-day wait',
  steps: ['NOTARY_WAITING_PERIOD'],
  by: 'time',
  applies: (known) => known(propertyAddress)?.state === 'TX' && known(propertyAddress)?.occupancyType === 'HOME',
  until: (known) => {
    const submitted = known(submissionTime)?.at
    return submitted && new Date(Date.parse(submitted) + 12 * DAY).toISOString()
  },
  data: z.object({}),
  example: {},
})
