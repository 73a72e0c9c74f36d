/** Who does not decide an item though their role decides such items, and what they are told: separation of duties. */
import { FUNDING_APPROVALS, type FundingApprovers, mayDecideItem } from '@hearthline/contract'
import type { Item, Known } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import type { Session } from '../../store/db.ts'
import { actorsOf } from '../../store/repositories/applications.ts'
import { organizationByCode } from '../organization/find-organization.ts'
import { Problem } from '../problem.ts'
import { actorsOfStaff, refuseOtherRole, type StaffCaller } from './staff-caller.ts'

interface Judged {
  readonly staff: StaffCaller
  /** The application. */
  readonly uuid: string
  readonly organizationCode: string
  readonly item: Item
  readonly known: Known
}

const FUNDERS_ALONE = 'Only a funder approves funding at this organization.'

const approversAt = (container: Pick<Container, 'brands'>, organizationCode: string): FundingApprovers =>
  organizationByCode(container, organizationCode).lending.funding.approvers

const isForFunders = ({ staff, item }: Judged, approvers: FundingApprovers): boolean =>
  (FUNDING_APPROVALS as readonly string[]).includes(item.id) && !mayDecideItem(staff.roles, item.id, approvers)

/** In words; undefined of what they may decide, and of what their role decides nowhere. */
export async function barredFrom(container: Pick<Container, 'brands'>, session: Session, judged: Judged): Promise<string | undefined> {
  if (!mayDecideItem(judged.staff.roles, judged.item.id)) return undefined
  if (isForFunders(judged, approversAt(container, judged.organizationCode))) return FUNDERS_ALONE
  return ownWork(session, judged)
}

/** @throws Problem forbidden */
export function refuseByRole(container: Pick<Container, 'brands'>, judged: Judged): void {
  refuseOtherRole(judged.staff, judged.item.id)
  if (isForFunders(judged, approversAt(container, judged.organizationCode))) throw new Problem('forbidden', FUNDERS_ALONE)
}

/** @throws Problem forbidden to whoever made what is judged now */
export async function refuseOwnWork(session: Session, judged: Judged): Promise<void> {
  const told = await ownWork(session, judged)
  if (told !== undefined) throw new Problem('forbidden', told)
}

/** Why whoever made what is judged now does not judge it; undefined of everyone else. */
export async function ownWork(session: Session, { staff, uuid, item: { apartFrom = {} }, known }: Judged): Promise<string | undefined> {
  return recordedBy(session, { staff, uuid }, typeof apartFrom === 'function' ? apartFrom(known) : apartFrom)
}

/** By item, what whoever recorded it is told: the first of them that this person recorded. */
export async function recordedBy(
  session: Session,
  { staff, uuid }: Pick<Judged, 'staff' | 'uuid'>,
  apartFrom: Readonly<Record<string, string>>,
): Promise<string | undefined> {
  const own = actorsOfStaff(staff)
  for (const [item, why] of Object.entries(apartFrom)) {
    const actors = await actorsOf(session, uuid, [item])
    if (actors.some((actor) => own.includes(actor))) return why
  }
  return undefined
}
