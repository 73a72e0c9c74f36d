/** Files for the lender's bank as the team sees them: what left, what the bank answered, and what of its answers needs a person. */
import { TRANSFER_STATES } from '@hearthline/domain'
import { z } from 'zod'
import { call } from '../call.ts'
import { reasonText } from '../reason-text.ts'
import { instant, uuid } from '../wire-fields.ts'

const path = '/console/api/v1/bank-files'
const day = z.iso.date()
const cents = z.int().min(0)

/** Who sees where money went, and with what the bank answered; a reader may not say that a problem is dealt with. */
const READERS = ['funder', 'administrator', 'auditor'] as const

/** CUT: written, and kept here. STAGED: with the bank where it does not read yet. RELEASED: the bank's. ANSWERED: it sent something back or said what has changed. */
const BANK_FILE_STATES = ['CUT', 'STAGED', 'RELEASED', 'ANSWERED'] as const

/** Counts and sums are of the entries of organizations that the reader acts for. */
const bankFile = z.object({
  uuid,
  name: z.string(),
  madeOn: day,
  state: z.enum(BANK_FILE_STATES),
  releasedAt: z.nullable(instant),
  entries: z.int(),
  /** to borrowers */
  creditCents: cents,
  /** from borrowers: fees */
  debitCents: cents,
  /** how many the bank sent back, or said something of */
  answered: z.int(),
})

const answer = { code: z.string(), words: z.string() }

const bankEntry = z.object({
  traceNumber: z.string(),
  kind: z.enum(['DISBURSEMENT', 'PRENOTE', 'FEE']),
  amountCents: cents,
  /** the banking day on which it settles */
  effectiveOn: day,
  /** no number: its last digits, none where they would be the whole of it */
  account: z.object({ routingNumber: z.string(), last4: z.string(), accountType: z.enum(['CHECKING', 'SAVINGS']) }),
  application: z.object({ uuid, loanNumber: z.string(), borrower: z.string(), organizationCode: z.string() }),
  returned: z.nullable(z.object({ ...answer, on: day })),
  /** a notification of change; what the bank says instead, masked */
  change: z.nullable(z.object({ ...answer, on: z.nullable(day), corrected: z.string() })),
})

/** Money that a processor sent in files of its own. */
const sentTransfer = z.object({
  traceNumber: z.string(),
  amountCents: cents,
  sentOn: day,
  settlesOn: day,
  state: z.enum(TRANSFER_STATES),
  returned: z.nullable(z.object({ ...answer, on: day })),
  application: z.object({ uuid, loanNumber: z.string(), borrower: z.string(), organizationCode: z.string() }),
})

const problem = z.object({
  uuid,
  /** the bank's file */
  fileName: z.string(),
  problem: z.string(),
  foundAt: instant,
  /** whose entry it is about; null where it is about none of ours, or about a whole file */
  application: z.nullable(z.object({ uuid, loanNumber: z.string() })),
  acknowledged: z.nullable(z.object({ at: instant, by: z.string(), reason: z.string() })),
})

export const bankFileCalls = {
  list: call({
    method: 'GET',
    path,
    access: 'operator',
    roles: READERS,
    summary: 'ACH files for the bank, the newest first, with what they carry of your organizations',
    query: z.object({ after: uuid.optional(), limit: z.coerce.number().int().min(1).max(100).default(30) }),
    replies: {
      200: z.object({
        files: z.array(bankFile),
        /** with the first page: what no file of ours carried, because the processor makes its own, as the sandbox’s does; the newest first */
        sent: z.array(sentTransfer),
        /** the file to ask `after` for those before; null at the end */
        next: z.nullable(uuid),
        /** entries that no file carries yet */
        waiting: z.int(),
        /** problems that no one has acknowledged */
        problems: z.int(),
      }),
    },
  }),
  entries: call({
    method: 'GET',
    path: `${path}/entries`,
    access: 'operator',
    roles: READERS,
    summary: 'The entries of a file, or those that no file carries yet, with returns and notifications of change; no account numbers',
    query: z.object({ file: uuid.optional() }),
    replies: { 200: z.object({ entries: z.array(bankEntry) }) },
  }),
  problems: call({
    method: 'GET',
    path: `${path}/problems`,
    access: 'operator',
    roles: READERS,
    summary: 'What in the bank’s files needs review; those that no one has acknowledged first',
    query: z.object({ show: z.enum(['open', 'all']).default('open') }),
    replies: { 200: z.object({ problems: z.array(problem) }) },
  }),
  acknowledge: call({
    method: 'POST',
    path: `${path}/problems/:problem/acknowledge`,
    access: 'operator',
    roles: ['funder', 'administrator'],
    summary: 'Records what was done about a problem of the bank’s files, with a reason',
    params: z.object({ problem: uuid }),
    body: z.object({ reason: reasonText() }),
    replies: { 200: problem },
  }),
}

export type BankFileBody = z.infer<typeof bankFile>
export type SentTransferBody = z.infer<typeof sentTransfer>
export type BankEntryBody = z.infer<typeof bankEntry>
export type BankProblemBody = z.infer<typeof problem>
