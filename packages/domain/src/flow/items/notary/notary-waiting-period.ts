/**
 * Texas: nothing is signed before the twelfth day after the later of submission and the notice of section 50(g) (Tex. Const. XVI s.50(a)(6)(M)(i);
 * 7 TAC 153.12, 153.51).
 */
import { z } from 'zod'
import { startOfDay, zoneOfState } from '../../../policy/state-zone.ts'
import { texasEarliestClosing } from '../../../policy/waiting-period.ts'
import { localDateIn } from '../../../values/local-date-display.ts'
import { wait } from '../../item.ts'
import { isTexasHomestead, texasNotice } from '../apply/texas-notice.ts'
import { submissionTime } from '../submission/submission-time.ts'

const TEXAS = zoneOfState('TX')

export const notaryWaitingPeriod = wait('notary-waiting-period', {
  title: 'Twelve-day waiting period',
  why: 'Texas law sets twelve days between your application and signing. Nothing is signed before they end.',
  steps: ['NOTARY_WAITING_PERIOD'],
  by: 'time',
  // It stands before the note: the bar must not run ahead of the signing.
  progress: 'SIGNING',
  applies: isTexasHomestead,
  // Whoever applied before there was a notice has it now, and the days with it.
  reads: (known) => {
    const given = known(texasNotice)?.givenAt
    return given === undefined ? [] : [given]
  },
  until: (known) => {
    const submitted = known(submissionTime)?.at
    if (submitted === undefined) return undefined
    const applied = localDateIn(submitted, TEXAS)
    const given = known(texasNotice)?.givenAt
    return startOfDay(texasEarliestClosing({ applied, noticeReceived: given ? localDateIn(given, TEXAS) : applied }), TEXAS)
  },
  chapter: {
    open: 'Your state’s waiting period',
    done: 'Waiting period over',
    shown: 'when-applies',
    rule: 'The Texas Constitution asks for twelve days between your application, or the notice about it if that came later, and signing.',
  },
  atEnd: {},
  data: z.object({}),
  example: {},
})
