/** The operators' queue: applications that need a person, by the last day that the law allows; or all, newest first. */

import { FIRST_APPROVAL_OF, FUNDING_APPROVALS, MONEY_WAITS } from '@hearthline/contract'
import type { ActionTimeKind } from '@hearthline/domain'
import { ACTION_TIMES, FUNDED_BY_ONE_UP_TO_CENTS, LIKE_SSN, toTitleCase } from '@hearthline/domain'
import { z } from 'zod'
import type { Container } from '../../container.ts'
import type { queueRow } from '../../store/repositories/console.ts'
import { countWaiting, queuePage } from '../../store/repositories/console.ts'
import { type MoneyRow, moneyOf } from '../../store/repositories/money-waits.ts'
import { invalid } from '../problem.ts'
import { approversAt, withoutFunder } from './barred.ts'
import { signersTitles } from './signers-waited-for.ts'
import { actorsOfStaff, type StaffCaller } from './staff-caller.ts'
import { ownQueueOf, rolesWaitedFor, whatWaits } from './what-waits.ts'

export interface QueueRequest {
  readonly show: 'needs-person' | 'money' | 'all'
  readonly search: string | undefined
  readonly after: string | undefined
  readonly limit: number
}

export async function readQueue(container: Container, staff: StaffCaller, { show, search, after, limit }: QueueRequest) {
  // Before any statement: the database's own log may keep what a statement was given.
  if (search && LIKE_SSN.test(search))
    throw invalid([{ path: 'search', message: 'Social Security numbers can’t be searched. Enter a name, an address or a loan number.' }])
  const needsPerson = show !== 'all'
  const own = ownQueueOf(staff.roles)
  const [found, waiting] = await Promise.all([
    queuePage(container.db, staff, {
      needsPerson,
      ...(show === 'money' && { openItems: MONEY_WAITS }),
      ...(show === 'needs-person' && { own }),
      search: search || undefined,
      after: after ? parseCursor(after) : undefined,
      limit: limit + 1,
    }),
    countWaiting(container.db, staff, own),
  ])
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  const next = found.length > limit && last ? cursorOf(last.row, needsPerson) : null
  const fundersMissing = await fundersMissingAt(container, rows)
  const titles = await signersTitles(container, rows)
  if (show !== 'money')
    return { rows: rows.map((each) => summaryOf(container, staff, each, titles.get(each.row.id))), waiting, next, fundersMissing }
  const money = await moneyOf(
    container.db,
    rows.map(({ row }) => row.id),
  )
  return {
    rows: rows.map((found) => ({ ...summaryOf(container, staff, found), money: moneyAt(staff, found, money.get(found.row.id)) })),
    waiting,
    next,
    fundersMissing,
  }
}

/** The names of the organizations whose money waits here for a role that no one has. */
async function fundersMissingAt(container: Pick<Container, 'brands' | 'db'>, rows: readonly Found[]): Promise<string[]> {
  const waiting = rows.filter(({ row: { openItem } }) => (FUNDING_APPROVALS as readonly (string | null)[]).includes(openItem))
  const codes = [...new Set(waiting.map(({ row }) => row.organizationCode))]
  if (codes.length === 0) return []
  return (await withoutFunder(container, codes)).map((code) => container.brands.get(code)?.names.short ?? code)
}

const FIRST: ReadonlySet<string> = new Set(Object.values(FIRST_APPROVAL_OF))
const LAST: ReadonlySet<string> = new Set(Object.keys(FIRST_APPROVAL_OF))

/**
 * What is at stake, and the approvals that count now: a first one counts where the second is asked for. Up to the limit two are needed where a payoff
 * quote is higher than the report explains, and then the first is newer than the quotes.
 */
function moneyAt(staff: StaffCaller, { row }: Found, money: MoneyRow | undefined) {
  if (!money) return null
  const { lineCents, drawCents, approvedByOneUpToCents, first, quotedAt } = money
  const openItem = row.openItem ?? ''
  if (!FIRST.has(openItem) && !LAST.has(openItem)) return { lineCents, drawCents, approvals: null }
  const isAbove = (lineCents ?? 0) > (approvedByOneUpToCents ?? FUNDED_BY_ONE_UP_TO_CENTS)
  const isSecond = LAST.has(openItem) && first?.outcome === 'ACCEPTED' && (isAbove || (quotedAt !== null && first.at >= quotedAt))
  const given = isSecond ? [{ by: first.actor, at: first.at, byYou: actorsOfStaff(staff).includes(first.actor) }] : []
  return { lineCents, drawCents, approvals: { needed: isAbove || isSecond || FIRST.has(openItem) ? 2 : 1, given } }
}

const iso = (moment: string) => new Date(moment).toISOString()

const cursorOf = ({ queueAt, stepSince, createdAt, id }: Found['row'], needsPerson: boolean): string =>
  [iso(needsPerson ? queueAt : createdAt), iso(stepSince), id].join('~')

function parseCursor(text: string): { at: string; since: string; id: string } {
  const [at, since, id, ...more] = text.split('~')
  const cursor = CURSOR.safeParse({ at, since, id })
  if (!cursor.success || more.length > 0) throw invalid([{ path: 'after', message: 'Use the value of `next` from the page before' }])
  return cursor.data
}

/** Checked as the database will read it: a moment that no calendar has, or an id that is none, would be its error and not an answer. */
const MOMENT = z.iso.datetime({ precision: 3 }).refine((at) => !at.startsWith('0000'))
const CURSOR = z.object({ at: MOMENT, since: MOMENT, id: z.uuid() })

const whoOf = (kind: ActionTimeKind) => ({ who: ACTION_TIMES[kind].who, citation: ACTION_TIMES[kind].citation })

type Found = NonNullable<Awaited<ReturnType<typeof queueRow>>>

/** @param title with the names of those who are waited for, where it waits for them */
export function summaryOf(container: Pick<Container, 'brands'>, { roles }: Pick<StaffCaller, 'roles'>, found: Found, title?: string) {
  const { row, name, address } = found
  const whose = rolesWaitedFor(found, approversAt(container, row.organizationCode))
  return {
    uuid: row.id,
    loanNumber: `HL-${row.loanNumber}`,
    borrower: [name?.firstName, name?.lastName].filter(Boolean).join(' '),
    place: address ? `${toTitleCase(address.city ?? '')} ${address.state ?? ''}` : '',
    organizationCode: row.organizationCode,
    step: row.step,
    openItem: row.openItem,
    openTitle: title ?? whatWaits(found).title,
    decision: row.decision,
    needsOperator: row.needsOperator,
    whose,
    isYours: whose.some((role) => roles.includes(role)),
    paperAsked: found.isPaperAsked,
    since: new Date(row.stepSince).toISOString(),
    clock: row.actionKind && row.actionDueOn ? { kind: row.actionKind, ...whoOf(row.actionKind), dueOn: row.actionDueOn } : null,
    created: new Date(row.createdAt).toISOString(),
    money: null,
  }
}
