/**
 * What has arrived at the borrower's bank, as the payment processor told it: a list to which is only added. The day that was planned when the money was sent
 * is none on which anything is known. Never asked: it is there to be told, and no person tells it (migration 0055).
 */
import * as z from 'zod/mini'
import { localDate } from '../../../facts/scalars.ts'
import { formatLocalDateWithYear } from '../../../values/local-date-display.ts'
import type { Known, StepMail } from '../../item.ts'
import { wait } from '../../item.ts'

export const disbursementSettlements = wait('disbursement-settlements', {
  title: 'Money in your account',
  staffTitle: 'Payments that arrived',
  why: 'Your bank takes the payment on a banking day.',
  steps: ['FUNDABLE'],
  progress: 'COMPLETE',
  by: 'provider',
  initially: { settled: [] },
  data: z.object({
    settled: z.array(
      z.object({
        /** of the transfer that arrived */
        traceNumber: z.string(),
        settledOn: localDate,
      }),
    ),
  }),
  labels: {
    settled: { label: 'Payments that arrived', each: { traceNumber: 'Trace number', settledOn: 'Arrived on' } },
  },
  example: { settled: [{ traceNumber: '121000350000042', settledOn: '2026-12-01' }] },
})

/** The day on which the banks settled a transfer; undefined while they have not said so. */
export const settledOn = (known: Known, traceNumber: string): string | undefined =>
  known(disbursementSettlements)?.settled.find((one) => one.traceNumber === traceNumber)?.settledOn

/** To the borrower, who was told that it is on its way. */
export const arrivedMail = (on: string): StepMail => ({
  subject: 'Your money has arrived',
  body: `The cash from your line reached your bank account on ${formatLocalDateWithYear(on)}. Your bank may take until the end of that day to show it. If you don’t see it the next day, call us. Interest on it counts from that day.`,
})
