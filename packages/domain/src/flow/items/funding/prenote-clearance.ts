/**
 * No money follows a test entry before three banking days have passed without a return or a notification of change (Nacha Operating Rules 2.6.2). What
 * the bank answers is kept among the returns, and the borrower names another account as after a return of the money.
 */
import * as z from 'zod/mini'
import { localDate } from '../../../facts/scalars.ts'
import { type Known, wait } from '../../item.ts'
import { accountPrenote } from './account-prenote.ts'

const traceOf = (known: Known): string | undefined => {
  const sent = known(accountPrenote)
  return sent?.status === 'SENT' ? sent.traceNumber : undefined
}

export const prenoteClearance = wait('prenote-clearance', {
  title: 'Testing your account',
  staffTitle: 'Days after the test entry',
  why: 'We sent a $0 test to your bank. We send your money as soon as the bank has had three banking days to answer.',
  steps: ['FUNDABLE'],
  by: 'time',
  notAfter: 'disbursement',
  applies: (known) => traceOf(known) !== undefined,
  reads: (known) => [traceOf(known)],
  data: z.object({ clearedOn: localDate }),
  chapter: { open: 'Account tested with your bank', done: 'Account tested with your bank', shown: 'when-open' },
  labels: { clearedOn: 'Clear on' },
  example: { clearedOn: '2026-11-30' },
})
