/**
 * The ledger of a line that an owner canceled: nothing is owed, what was accrued before is taken back, and what had left is to be given back (12 CFR
 * 1026.15(d)(1), (3)). Done again after every change of the canceled application, for banks and creditors tell more; what is posted is posted once.
 */
import {
  closingTerms,
  isRescinded,
  type Known,
  lenderDay,
  noteSigning,
  openingOf,
  payoffPostings,
  payoffs,
  rescissionDue,
  rescissionPostings,
  signedOn,
  standing,
} from '@hearthline/domain'
import type { Session } from '../store/db.ts'
import { type ApplicationFile, readFile } from '../store/repositories/applications.ts'
import { holdLine, insertLine, type KeptLine, lineOf, post } from '../store/repositories/lines.ts'
import { accountRows } from '../work/funding/open-line.ts'
import type { EngineParts } from './engine-parts.ts'

export const balanceRescission = ({ db, clock }: Pick<EngineParts, 'db' | 'clock'>, application: string): Promise<void> =>
  db.transaction(async (session) => {
    await holdLine(session, application)
    const now = clock.now()
    const file = await readFile(session, application, now)
    if (!file) return
    const {
      step,
      walk: { known },
    } = standing(file.facts)
    if (step !== 'CANCELLED' || !isRescinded(known)) return
    const opened = (await lineOf(session, application)) ?? (await openCanceled(session, file, known))
    if (!opened) return
    await post(session, application, now, [...payoffPostings(known, firstDayOf(opened)), ...rescissionPostings(known)])
    const { entries } = (await lineOf(session, application))!
    const event = rescissionDue(entries)
    if (!event) return
    // What changed since names another transaction: the last one before it.
    const last = Math.max(...entries.map(({ transactionId }) => transactionId))
    await post(session, application, now, [{ event, effectiveOn: lenderDay(now), cause: `rescission/${last}` }])
  })

const firstDayOf = ({ draws, openedOn }: KeptLine) => draws[0]?.drawnOn ?? openedOn

/**
 * Creditors were paid, and an owner canceled before the account was opened with the money that was to follow: what left stands in a ledger all the same.
 * Nothing is drawn; undefined where nothing left, or no amount of it is known.
 */
async function openCanceled(session: Session, { row, facts }: ApplicationFile, known: Known): Promise<KeptLine | undefined> {
  const terms = known(closingTerms)
  const drawnOn = (known(payoffs)?.paid ?? []).flatMap(({ on }) => on ?? []).sort()[0]
  if (!terms || drawnOn === undefined) return undefined
  const signedAt = facts.results[noteSigning.id]?.settledAt
  const openedOn = signedOn(known(noteSigning), signedAt && lenderDay(signedAt)) ?? drawnOn
  const opening = openingOf(terms, { openedOn, drawnOn })
  const { line, draw } = accountRows({ id: row.id, organizationCode: row.organizationCode, terms, opening, now: facts.now })
  await insertLine(session, line, draw)
  return lineOf(session, row.id)
}
