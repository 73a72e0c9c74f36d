/** Texas homesteads: a business day between the final itemized costs and the closing (Tex. Const. XVI s.50(a)(6)(M)(ii); 7 TAC 153.13). */
import { z } from 'zod'
import { addBusinessDays } from '../../../policy/business-day.ts'
import { startOfDay, zoneOfState } from '../../../policy/state-zone.ts'
import { localDateIn } from '../../../values/local-date-display.ts'
import { type Known, wait } from '../../item.ts'
import { isTexasHomestead } from '../apply/texas-notice.ts'
import { texasItemization } from './texas-itemization.ts'
import { texasItemizationReceipt } from './texas-itemization-receipt.ts'

const TEXAS = zoneOfState('TX')

/** None where an earlier release asked for no receipt: there the day ran from the day on which they were given. */
const receivedOn = (known: Known) => {
  const on = known(texasItemizationReceipt)?.on
  return on === undefined ? [] : [on]
}

export const texasItemizationDay = wait('texas-itemization-day', {
  title: 'A day to read your costs',
  why: 'Texas law sets one business day between your itemized costs and signing. Read them among your documents.',
  steps: ['NOTARY_WAITING_PERIOD'],
  by: 'time',
  progress: 'SIGNING',
  applies: isTexasHomestead,
  reads: (known) => [known(texasItemization)?.sha256, ...receivedOn(known)],
  earlierReads: (known) => [known(texasItemization)?.sha256],
  notAfter: 'note-signing',
  until: (known) => {
    const given = known(texasItemization)?.givenAt
    const [received] = receivedOn(known)
    const on = received ?? (given && localDateIn(given, TEXAS))
    return on && startOfDay(addBusinessDays(on, 1), TEXAS)
  },
  chapter: {
    open: 'A day to read your costs',
    done: 'One business day with your costs',
    shown: 'when-open',
    rule: 'The Texas Constitution gives you one business day with the itemized costs before you sign.',
  },
  atEnd: {},
  data: z.object({}),
  example: {},
})
