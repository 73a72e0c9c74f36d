/**
 * The ledger of a line that an owner canceled: nothing is owed, what was accrued before is taken back, and what had left is to be given back (12 CFR
 * 1026.15(d)(1), (3)). Done again after every change of the canceled application, for banks and creditors tell more; what is posted is posted once.
 */
import { isRescinded, lenderDay, rescissionDue, rescissionPostings, standing } from '@hearthline/domain'
import { readFile } from '../store/repositories/applications.ts'
import { holdLine, lineOf, post } from '../store/repositories/lines.ts'
import type { EngineParts } from './engine-parts.ts'

export const balanceRescission = ({ db, clock }: Pick<EngineParts, 'db' | 'clock'>, application: string): Promise<void> =>
  db.transaction(async (session) => {
    await holdLine(session, application)
    const now = clock.now()
    const file = await readFile(session, application, now)
    const line = await lineOf(session, application)
    if (!file || !line) return
    const { step, walk } = standing(file.facts)
    if (step !== 'CANCELLED' || !isRescinded(walk.known)) return
    await post(session, application, now, rescissionPostings(walk.known))
    const event = rescissionDue(line.entries)
    if (!event) return
    // What changed since names another transaction: the last one before it.
    const last = Math.max(...line.entries.map(({ transactionId }) => transactionId))
    await post(session, application, now, [{ event, effectiveOn: lenderDay(now), cause: `rescission/${last}` }])
  })
