/**
 * An owner beside the borrower opened their own notice of the right to cancel on a page of theirs, after they had agreed to documents of that kind
 * and shown that they can open them (12 CFR 1026.15(b): one copy where it is electronic; 15 USC 7001(c)). Never asked: kept when it happens.
 */
import { z } from 'zod'
import { instant } from '../../../facts/scalars.ts'
import { wait } from '../../item.ts'
import { lastDayAfter, lastDayMail, rescissionNotice } from './rescission-notice.ts'

export const rescissionReceipt = z.object({
  party: z.string(),
  /** of the notice that was opened: one that is made again has to be opened again */
  sha256: z.string(),
  at: instant,
})

export const rescissionReceipts = wait('rescission-receipts', {
  title: 'Your time to cancel',
  staffTitle: 'Notices of the right to cancel opened online',
  why: 'Everyone who may cancel and signed online opens their own notice there.',
  steps: ['RESCISSION'],
  by: 'signer',
  data: z.object({ received: z.array(rescissionReceipt).max(400) }),
  initially: { received: [] },
  // Whoever opens theirs last sets the last day, with what is recorded of those who have theirs on paper.
  settledMail: ({ received }, known) => {
    const notice = known(rescissionNotice)
    const lastDay = notice && received.length > 0 ? lastDayAfter(notice, received, known) : undefined
    return lastDay ? lastDayMail(lastDay) : undefined
  },
  labels: { received: { label: 'Opened by each person', each: { party: 'Who', sha256: 'Digest of the notice', at: 'Opened at' } } },
  example: { received: [] },
})
