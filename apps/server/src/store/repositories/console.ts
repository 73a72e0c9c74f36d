/** Read views for operators: the queue by keyset, and the audit rows of one application. */
import { and, asc, desc, eq, inArray, ne, not, or, sql } from 'drizzle-orm'
import type { Session } from '../db.ts'
import { applications, auditLog } from '../schema.ts'
import { namesParty, readsOnly } from './parties.ts'

/** Whose queue: the applications of their organizations, without those that they are a party to. */
export interface QueueOf {
  readonly identityId: string
  readonly email: string
  readonly roles: readonly string[]
  readonly organizations: readonly string[] | 'all'
}

/** What staff may see of applications; a list of none shows none. */
export const visibleTo = ({ identityId, email, roles, organizations }: QueueOf) =>
  and(
    organizations === 'all' ? undefined : inArray(applications.organizationCode, [...organizations]),
    ne(applications.identityId, identityId),
    readsOnly(roles) ? undefined : not(namesParty({ identityId, email })),
  )

export interface QueueFilter {
  readonly needsPerson: boolean
  /** Of those that need a person: the items that they wait at, and payoffs that came back; any where left out. */
  readonly openItems?: readonly string[]
  /** Of whoever decides some items alone, the items at which it is their turn, and what else is theirs; everything where left out. */
  readonly own?:
    | { readonly items: readonly string[]; readonly hasPaper: boolean; readonly hasNotices: boolean; readonly hasPayments: boolean }
    | undefined
  readonly search: string | undefined
  /** keyset: the sort moment, the beginning of the wait and the id of the last row seen */
  readonly after: { readonly at: string; readonly since: string; readonly id: string } | undefined
  readonly limit: number
}

/** The newest fact of an item; names written out, since the ORM leaves the table's name away in a select on one table. */
const factOf = (item: string) => sql<Record<string, string> | null>`(
  select f.data from facts f where f.application_id = applications.id and f.item = ${item} order by f.id desc limit 1)`

/** Of a payoff that its creditor sent back and that no one has settled since: the last of what was told of one of the debts. */
const isPayoffBack = sql<boolean>`(applications.action_kind = 'PAYOFF_FOLLOW_UP' and exists (
    select from (
      select distinct on (e ->> 'debt') e ->> 'what' as what
      from (select f.data from facts f where f.application_id = applications.id and f.item = 'payoff-follow-up' order by f.id desc limit 1) f,
        jsonb_array_elements(f.data -> 'events') with ordinality as told (e, place)
      where e ->> 'what' in ('REFUSED', 'PAID_AGAIN', 'SENT_TO_BORROWER', 'IN_FULL', 'RELEASED')
      order by e ->> 'debt', place desc) last
    where last.what = 'REFUSED'))`

/** Of the newest list of what was asked for on paper: whether something was not sent. */
const isPaperAsked = sql<boolean>`coalesce((
  select f.data -> 'requests' @? '$[*] ? (!exists(@.sent))' from facts f
  where f.application_id = applications.id and f.item = 'paper-copies' order by f.id desc limit 1), false)`

/** Of the newest list of signers to be taken off: whether one of them was neither confirmed nor declined, while something is open. */
const isRemovalAsked = sql<boolean>`(applications.open_item is not null and coalesce((
  select f.data -> 'removed' @? '$[*] ? (!exists(@.confirmedAt) && !exists(@.declinedAt))' from facts f
  where f.application_id = applications.id and f.item = 'signers-removed' order by f.id desc limit 1), false))`

/** The home insurance is here and not reviewed, while the application waits for the right to cancel to end. */
const isInsuranceAhead = sql<boolean>`(applications.open_item like 'rescission%' and exists (
  select from facts f where f.application_id = applications.id and f.item = 'hazard-insurance' and (f.data ? 'policy' or f.data ? 'agent')
    and not exists (select from facts g where g.application_id = f.application_id and g.item = 'hazard-insurance-review' and g.id > f.id)))`

/** The payment is on hold, by the newest that was said of it. */
const isHeld = sql<boolean>`coalesce((
  select f.data ->> 'isHeld' from facts f where f.application_id = applications.id and f.item = 'funding-hold' order by f.id desc limit 1), 'false') = 'true'`

/** Of what the borrower ended: whether it was by the right to cancel. */
const isRescinded = sql<boolean>`(applications.step = 'CANCELLED' and exists (
    select from facts f where f.application_id = applications.id and f.item = 'rescission-exercise' and f.data -> 'exercised' is not null))`

/** A notice that the team recorded, and that no second person has checked. */
const isNoticeUnchecked = sql<boolean>`(applications.step = 'CANCELLED' and coalesce((
    select f.data -> 'exercised' ->> 'takesTwo' from facts f where f.application_id = applications.id and f.item = 'rescission-exercise'
    order by f.id desc limit 1), 'false') = 'true' and (
    select f.data -> 'confirmed' from facts f where f.application_id = applications.id and f.item = 'rescission-confirmation'
    order by f.id desc limit 1) is null)`

/** Of those that need a person, what is for these few items, for who sends paper, who checks notices, and who pays. */
const waitsFor = ({ items, hasPaper, hasNotices, hasPayments }: NonNullable<QueueFilter['own']>) =>
  or(
    inArray(applications.openItem, [...items]),
    hasPaper ? isPaperAsked : undefined,
    hasNotices ? isNoticeUnchecked : undefined,
    hasPayments ? or(eq(applications.actionKind, 'PAYOFF_FOLLOW_UP'), isHeld, isRescinded) : undefined,
  )

const columns = {
  isHeld,
  isPayoffBack,
  isInsuranceAhead,
  isPaperAsked,
  isRemovalAsked,
  row: applications,
  name: factOf('legal-name'),
  address: factOf('property-address'),
  isRescinded,
  isNoticeUnchecked,
}

/** By the last day that the law allows where a person is needed, of one day the oldest first; newest first where all are shown. */
export async function queuePage(session: Session, staff: QueueOf, filter: QueueFilter) {
  const { needsPerson, openItems, own, search, after, limit } = filter
  const moment = needsPerson ? applications.queueAt : applications.createdAt
  const beyond =
    after &&
    (needsPerson
      ? sql`(${moment}, ${applications.stepSince}, ${applications.id}) > (${after.at}, ${after.since}, ${after.id})`
      : sql`(${moment}, ${applications.id}) < (${after.at}, ${after.id})`)
  const order = needsPerson ? [asc(moment), asc(applications.stepSince), asc(applications.id)] : [desc(moment), desc(applications.id)]
  return session.orm
    .select(columns)
    .from(applications)
    .where(
      and(
        visibleTo(staff),
        needsPerson ? sql`${applications.needsOperator}` : undefined,
        own && waitsFor(own),
        openItems ? or(inArray(applications.openItem, [...openItems]), isPayoffBack) : undefined,
        search ? matches(search) : undefined,
        beyond,
      ),
    )
    .orderBy(...order)
    .limit(limit)
}

/**
 * By loan number, or by the words of name and address as they begin: 'alder', 'rey', '12 ald'. Ids first, from two indexes, so that a search
 * costs by what it finds and not by how many applications there are.
 */
function matches(search: string) {
  const digits = /^(?:HL-?)?(\d{1,15})$/i.exec(search.trim())?.[1]
  const words = search.match(/[\p{L}\p{N}]+/gu) ?? []
  const byWords = sql`select applications_with_words(${words.map((word) => `'${word}':*`).join(' & ')})`
  const byNumber = sql`select id from applications where loan_number = ${Number(digits ?? 0)}`
  const found = [...(words.length > 0 ? [byWords] : []), ...(digits ? [byNumber] : [])]
  return found.length === 0 ? sql`false` : sql`${applications.id} in (${sql.join(found, sql` union `)})`
}

export async function countWaiting(session: Session, staff: QueueOf, own?: QueueFilter['own']): Promise<number> {
  const [row] = await session.orm
    .select({ count: sql<number>`count(*)::int` })
    .from(applications)
    .where(and(visibleTo(staff), sql`${applications.needsOperator}`, own && waitsFor(own)))
  return row!.count
}

export async function queueRow(session: Session, id: string) {
  return (await session.orm.select(columns).from(applications).where(eq(applications.id, id)))[0]
}

export const auditOf = (session: Session, applicationId: string) =>
  session.orm.select().from(auditLog).where(eq(auditLog.applicationId, applicationId)).orderBy(asc(auditLog.sequence))
