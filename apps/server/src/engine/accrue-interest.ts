/** The interest of each day, once the day is over: once whatever node looks and however often, and day by day after time away. */
import { addDays, compareLocalDates, interestDue, type LocalDate, lenderDay, type PostedEntry } from '@hearthline/domain'
import type { Session } from '../store/db.ts'
import { holdLine, type KeptLine, lineIdsAfter, lineOf, post } from '../store/repositories/lines.ts'
import { primeRowsOf } from '../store/repositories/prime-rows.ts'
import type { EngineParts } from './engine-parts.ts'
import { ratedDraws } from './rated-draws.ts'

const PAGE = 200

type Parts = Pick<EngineParts, 'db' | 'clock' | 'log'>

/** The last day through which every line of this node has been accrued: on the same day there is nothing to look for again. */
const through = new WeakMap<object, LocalDate>()

/** Accrues every open line through yesterday, at the lender's place. */
export async function accrueInterest(parts: Parts): Promise<void> {
  const yesterday = addDays(lenderDay(parts.clock.now()), -1)
  if (through.get(parts.db) === yesterday) return
  let failed = false
  for (let page = await lineIdsAfter(parts.db, undefined, PAGE); page.length > 0; ) {
    for (const id of page) {
      // One that cannot be accrued must not delay the others.
      await parts.db
        .transaction((session) => accrueLine(session, id, yesterday, parts.clock.now()))
        .catch((problem: unknown) => {
          failed = true
          parts.log.error({ application: id, problem: String(problem) }, 'accruing interest failed')
        })
    }
    page = page.length < PAGE ? [] : await lineIdsAfter(parts.db, page.at(-1), PAGE)
  }
  if (!failed) through.set(parts.db, yesterday)
}

/** The first day that is not accrued: after the last one that was, or the first draw's. */
function firstDue(line: KeptLine): LocalDate | undefined {
  const last = lastAccrued(line)
  return last === undefined ? line.draws[0]?.drawnOn : addDays(last, 1)
}

const lastAccrued = ({ entries }: KeptLine): LocalDate | undefined =>
  entries
    .filter(({ kind }) => kind === 'INTEREST')
    .map(({ effectiveOn }) => effectiveOn)
    .sort(compareLocalDates)
    .at(-1)

/**
 * What was told late changes days that were accrued already: money that is back with the lender has borne no interest. Made good in the same transaction,
 * and not by the next day's run, for people read their figures as soon as they are told of it. The caller holds the line.
 */
export async function correctInterest(session: Session, id: string, now: string): Promise<void> {
  const line = await lineOf(session, id)
  const last = line && lastAccrued(line)
  if (!line || last === undefined) return
  const draws = ratedDraws(line, await primeRowsOf(session, line.organizationCode))
  const due = interestDue({ openedOn: line.openedOn, draws, entries: line.entries }, last)
  if (due.length === 0) return
  // Named by the transaction that changed it.
  const cause = `interest:${last}/${Math.max(...line.entries.map(({ transactionId }) => transactionId))}`
  await post(session, id, now, [{ event: { kind: 'INTEREST', draws: due }, effectiveOn: last, cause }])
}

async function accrueLine(session: Session, id: string, end: LocalDate, now: string): Promise<void> {
  await holdLine(session, id)
  const line = await lineOf(session, id)
  const first = line && firstDue(line)
  if (!line || first === undefined) return
  const draws = ratedDraws(line, await primeRowsOf(session, line.organizationCode))
  const entries: PostedEntry[] = [...line.entries]
  const postings = []
  for (let day = first; compareLocalDates(day, end) <= 0; day = addDays(day, 1)) {
    const due = interestDue({ openedOn: line.openedOn, draws, entries }, day)
    if (due.length === 0) continue
    for (const { draw, cents } of due)
      entries.push({ kind: 'INTEREST', effectiveOn: day, account: 'ACCRUED_INTEREST', draw, amountCents: cents })
    postings.push({ event: { kind: 'INTEREST', draws: due }, effectiveOn: day, cause: `interest:${day}` } as const)
  }
  await post(session, id, now, postings)
}
