/** Texas: nothing is signed before the twelfth day after the application was submitted (Tex. Const. XVI s.50(a)(6)(M)(i), 7 TAC 153.12). */
import { z } from 'zod'
import { startOfDay, zoneOfState } from '../../../policy/state-zone.ts'
import { texasEarliestClosing } from '../../../policy/waiting-period.ts'
import { localDateIn } from '../../../values/local-date-display.ts'
import { wait } from '../../item.ts'
import { propertyAddress } from '../apply/property-address.ts'
import { submissionTime } from '../submission/submission-time.ts'

const TEXAS = zoneOfState('TX')

export const notaryWaitingPeriod = wait('notary-waiting-period', {
  title: 'Twelve-day waiting period',
  why: 'Texas law sets twelve days between your application and signing. Nothing is signed before they end.',
  steps: ['NOTARY_WAITING_PERIOD'],
  by: 'time',
  // It stands before the note: the bar must not run ahead of the signing.
  progress: 'SIGNING',
  applies: (known) => known(propertyAddress)?.state === 'TX' && known(propertyAddress)?.occupancyType === 'HOME',
  until: (known) => {
    const submitted = known(submissionTime)?.at
    if (submitted === undefined) return undefined
    // The notice is given with the disclosures, which stand before submission.
    const day = localDateIn(submitted, TEXAS)
    return startOfDay(texasEarliestClosing({ applied: day, noticeReceived: day }), TEXAS)
  },
  chapter: { open: 'Your state’s waiting period', done: 'Waiting period over', shown: 'when-applies' },
  atEnd: {},
  data: z.object({}),
  example: {},
})
