/**
 * An owner beside the borrower opened their own notice of the right to cancel on a page of theirs, after they had agreed to documents of that kind
 * and shown that they can open them (12 CFR 1026.15(b): one copy where it is electronic; 15 USC 7001(c)). Never asked: kept when it happens.
 */
import { z } from 'zod'
import { instant } from '../../../facts/scalars.ts'
import { wait } from '../../item.ts'

export const rescissionReceipt = z.object({
  party: z.string(),
  /** of the notice that was opened: one that is made again has to be opened again */
  sha256: z.string(),
  at: instant,
})

export const rescissionReceipts = wait('rescission-receipts', {
  title: 'Your time to cancel',
  staffTitle: 'Notices of the right to cancel opened online',
  why: 'Each owner of the home who signed online opens their own notice there.',
  steps: ['RESCISSION'],
  by: 'signer',
  data: z.object({ received: z.array(rescissionReceipt).max(20) }),
  initially: { received: [] },
  labels: { received: { label: 'Opened by each owner', each: { party: 'Owner', sha256: 'Digest of the notice', at: 'Opened at' } } },
  example: { received: [] },
})
