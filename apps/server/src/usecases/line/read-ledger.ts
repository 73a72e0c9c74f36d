/** The ledger of a line as the team checks it: every entry, what the accounts hold, the transfers, and whether they agree. */
import {
  describeReturn,
  LEDGER_ACCOUNTS,
  type LedgerAccount,
  moneyDays,
  reconcilePayoffs,
  reconcileTransfers,
  standing,
} from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { type KeptLine, lineOf } from '../../store/repositories/lines.ts'
import { transfersOf } from '../../store/repositories/transfers.ts'
import { openAsStaff, type StaffCaller } from '../console/staff-caller.ts'

/** @throws Problem not_found, forbidden */
export async function readLedger({ db, clock }: Pick<Container, 'db' | 'clock'>, staff: StaffCaller, uuid: string) {
  const { facts } = await openAsStaff(db, staff, uuid, clock.now())
  const kept = await lineOf(db, uuid)
  if (!kept) return { ledger: null }
  const transfers = await transfersOf(db, uuid)
  const { known } = standing(facts).walk
  return {
    ledger: {
      balances: balancesOf(kept),
      transactions: transactionsOf(kept, moneyDays(known, transfers)),
      transfers: transfers.map(({ traceNumber, amountCents, sentOn, settlesOn, state, returnCode, returnedOn }) => ({
        ...{ traceNumber, amountCents, sentOn, settlesOn, state, returnedOn },
        reason: returnCode === null ? null : describeReturn(returnCode),
      })),
      differences: [
        ...reconcileTransfers(kept.entries, transfers),
        ...reconcilePayoffs(known, kept.entries, kept.draws[0]?.drawnOn ?? kept.openedOn),
      ],
    },
  }
}

const ACCOUNTS = Object.keys(LEDGER_ACCOUNTS) as LedgerAccount[]

const balancesOf = ({ entries }: KeptLine) =>
  ACCOUNTS.flatMap((account) => {
    const own = entries.filter((entry) => entry.account === account)
    return own.length === 0 ? [] : [{ account, cents: own.reduce((sum, { amountCents }) => sum + amountCents, 0) }]
  })

function transactionsOf({ entries }: KeptLine, days: ReadonlyMap<string, string>) {
  const byId = Map.groupBy(entries, ({ transactionId }) => transactionId)
  return [...byId]
    .map(([id, own]) => ({
      ...{ id, kind: own[0]!.kind, on: own[0]!.effectiveOn, happenedOn: days.get(own[0]!.cause) ?? own[0]!.effectiveOn },
      entries: own.map(({ account, draw, amountCents: cents }) => ({ account, draw, cents })),
    }))
    .sort((one, other) => other.id - one.id)
}
