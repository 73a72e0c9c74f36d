/** Once the cut-off of a banking day has come, everything that is to leave on it is written into one file, which balances. */
import { createHash } from 'node:crypto'
import { LENDER_ZONE, momentIn } from '@hearthline/domain'
import { z } from 'zod'
import { type AchEntryRow, entriesToFile, insertFile, nextModifier, nextTrace } from '../../../store/repositories/ach.ts'
import { settlesOnceLeft } from './nacha-days.ts'
import type { NachaParts } from './nacha-parts.ts'
import { type AchBatch, type AchEntry, writeAchFile } from './nacha-records.ts'

const receiver = z.object({
  name: z.string(),
  routingNumber: z.string(),
  accountNumber: z.string(),
  accountType: z.enum(['CHECKING', 'SAVINGS']),
})

/** What each kind of entry is, and what the receiver's statement calls it. */
const KINDS = {
  DISBURSEMENT: { entryClass: 'PPD', description: 'HELOC DRAW', direction: 'CREDIT', against: 'DEBIT' },
  PRENOTE: { entryClass: 'PPD', description: 'HELOC DRAW', direction: 'CREDIT' },
  FEE: { entryClass: 'WEB', description: 'VALUATION', direction: 'DEBIT', against: 'CREDIT' },
} as const

/** Gives how many entries the file carries; none where nothing is due. */
export async function cutFile(parts: NachaParts, now: string): Promise<number> {
  const { db, sealing, settings } = parts
  const { day, time } = momentIn(now, LENDER_ZONE)
  // Until the cut-off more may come for today's file; what an earlier day left, of a node that was down, does not wait.
  const through = time.slice(0, 5) >= settings.NACHA_CUT_OFF ? day : previous(day)
  return db.transaction(async (session) => {
    const companyId = settings.NACHA_COMPANY_ID
    const rows = await entriesToFile(session, companyId, through)
    if (rows.length === 0) return 0
    const modifier = await nextModifier(session, companyId, day)
    const batches: AchBatch[] = []
    const bank = settings.NACHA_BANK.slice(0, 8)
    for (const kind of ['DISBURSEMENT', 'PRENOTE', 'FEE'] as const) {
      const ofKind = rows.filter((row) => row.kind === kind)
      for (const [effectiveOn, due] of Map.groupBy(ofKind, ({ settlesOn }) => settlesOnceLeft(settlesOn, day))) {
        const entries = due.map((row) => entryOf(parts, row))
        const { entryClass, description } = KINDS[kind]
        // A test moves nothing, so there is nothing to balance.
        const offset = kind === 'PRENOTE' ? [] : [offsetOf(parts, kind, entries, `${bank}${await nextTrace(session)}`)]
        batches.push({ entryClass, description, effectiveOn, entries: [...entries, ...offset] })
      }
    }
    const content = writeAchFile({ ...originOf(parts), madeOn: day, madeAt: time.slice(0, 5), modifier, batches })
    const sum = (direction: AchEntry['direction']) =>
      batches.flatMap(({ entries }) => entries).reduce((cents, entry) => cents + (entry.direction === direction ? entry.amountCents : 0), 0)
    const file = {
      ...{ companyId, madeOn: day, modifier, state: 'BUILT' as const },
      name: `${companyId}-${day}-${modifier}.ach`,
      contentSealed: sealing.seal('bank', content),
      sha256: createHash('sha256').update(content).digest('hex'),
      ...{ creditCents: sum('CREDIT'), debitCents: sum('DEBIT') },
    }
    await insertFile(session, file, rows)
    return rows.length
  })
}

const previous = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)

function entryOf({ sealing }: NachaParts, { kind, amountCents, receiverSealed, traceNumber, id }: AchEntryRow): AchEntry {
  const { name, ...account } = receiver.parse(JSON.parse(sealing.unseal('bank', receiverSealed)))
  return {
    ...account,
    direction: KINDS[kind].direction,
    amountCents,
    isPrenote: kind === 'PRENOTE',
    receiverId: id.slice(0, 8),
    receiverName: name,
    traceNumber,
  }
}

/** The lender's own account takes the other side, so that the bank has nothing to fill in. */
function offsetOf({ settings }: NachaParts, kind: 'DISBURSEMENT' | 'FEE', entries: readonly AchEntry[], traceNumber: string): AchEntry {
  const { NACHA_BANK: routingNumber, NACHA_ACCOUNT: accountNumber, NACHA_COMPANY_NAME: receiverName } = settings
  const amountCents = entries.reduce((cents, entry) => cents + entry.amountCents, 0)
  const account = { routingNumber, accountNumber, accountType: 'CHECKING' as const }
  return { ...account, direction: KINDS[kind].against, amountCents, receiverId: 'OFFSET', receiverName, traceNumber }
}

const originOf = ({ settings }: NachaParts) => ({
  ...{ destination: settings.NACHA_BANK, destinationName: settings.NACHA_BANK_NAME, origin: settings.NACHA_ORIGIN },
  ...{ originName: settings.NACHA_COMPANY_NAME, companyName: settings.NACHA_COMPANY_NAME, companyId: settings.NACHA_COMPANY_ID },
  originatingBank: settings.NACHA_BANK.slice(0, 8),
})
