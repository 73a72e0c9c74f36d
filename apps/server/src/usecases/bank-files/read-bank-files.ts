/** The bank's files for staff: what left for their organizations, entry by entry, and what the bank answered. No account number leaves here. */
import type { BankEntryBody, BankFileBody, SentTransferBody } from '@hearthline/contract'
import { describeChange, describeReturn, lastDigits } from '@hearthline/domain'
import { z } from 'zod'
import type { Container } from '../../container.ts'
import {
  countOpenProblems,
  countWaitingEntries,
  listBankEntries,
  listBankFiles,
  listSentElsewhere,
} from '../../store/repositories/bank-files.ts'
import type { StaffCaller } from '../console/staff-caller.ts'

const iso = (moment: string) => new Date(moment).toISOString()

type FileRow = Awaited<ReturnType<typeof listBankFiles>>[number]

export async function readBankFiles(
  { db }: Pick<Container, 'db'>,
  staff: StaffCaller,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
) {
  const [found, waiting, problems, sent] = await Promise.all([
    listBankFiles(db, staff, after, limit + 1),
    countWaitingEntries(db, staff),
    countOpenProblems(db, staff),
    after === undefined ? listSentElsewhere(db, staff) : [],
  ])
  const rows = found.slice(0, limit)
  return { files: rows.map(fileBody), next: found.length > limit ? rows.at(-1)!.id : null, waiting, problems, sent: sent.map(sentBody) }
}

const sentBody = ({ transfer, loanNumber, code, name }: Awaited<ReturnType<typeof listSentElsewhere>>[number]): SentTransferBody => {
  const { applicationId, traceNumber, amountCents, sentOn, settlesOn, state, returnCode, returnedOn } = transfer
  return {
    ...{ traceNumber, amountCents, sentOn, settlesOn, state },
    returned: returnCode && returnedOn ? { code: returnCode, words: describeReturn(returnCode), on: returnedOn } : null,
    application: { uuid: applicationId, ...whose({ loanNumber, code, name }) },
  }
}

const whose = ({ loanNumber, code, name }: { loanNumber: number; code: string; name: Record<string, string> | null }) => ({
  loanNumber: `HL-${loanNumber}`,
  borrower: [name?.firstName, name?.lastName].filter(Boolean).join(' '),
  organizationCode: code,
})

/** One that was given up carries nothing, and is in no list. */
const STATES = { BUILT: 'CUT', VOID: 'CUT', STAGED: 'STAGED', DELIVERED: 'RELEASED' } as const satisfies Record<
  FileRow['state'],
  BankFileBody['state']
>

const fileBody = ({ id, name, madeOn, state, deliveredAt, entries, creditCents, debitCents, answered }: FileRow): BankFileBody => ({
  ...{ uuid: id, name, madeOn, entries, answered },
  state: answered > 0 ? 'ANSWERED' : STATES[state],
  releasedAt: deliveredAt && iso(deliveredAt),
  creditCents: Number(creditCents),
  debitCents: Number(debitCents),
})

const receiver = z.object({ routingNumber: z.string(), accountNumber: z.string(), accountType: z.enum(['CHECKING', 'SAVINGS']) })

/** Whether it is a name or a number: no more of it than the end. */
const masked = (text: string): string => `•••• ${lastDigits(text)}`.trim()

export async function readBankEntries({ db, sealing }: Pick<Container, 'db' | 'sealing'>, staff: StaffCaller, file: string | undefined) {
  const rows = await listBankEntries(db, staff, file)
  const entries = rows.map(({ entry, loanNumber, code, name }): BankEntryBody => {
    const { routingNumber, accountNumber, accountType } = receiver.parse(JSON.parse(sealing.unseal('bank', entry.receiverSealed)))
    const { returnCode, returnedOn, changeCode, changeSealed, changedOn } = entry
    return {
      ...{ traceNumber: entry.traceNumber, kind: entry.kind, amountCents: entry.amountCents, effectiveOn: entry.settlesOn },
      account: { routingNumber, last4: lastDigits(accountNumber), accountType },
      application: { uuid: entry.applicationId!, ...whose({ loanNumber, code, name }) },
      returned: returnCode && returnedOn ? { code: returnCode, words: describeReturn(returnCode), on: returnedOn } : null,
      change:
        changeCode && changeSealed
          ? { code: changeCode, words: describeChange(changeCode), on: changedOn, corrected: masked(sealing.unseal('bank', changeSealed)) }
          : null,
    }
  })
  return { entries }
}
