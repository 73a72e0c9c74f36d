/** Who does not decide an item though their role decides such items, and what they are told: separation of duties. */
import { type FundingApprovers, isFundersAlone, mayDecideItem } from '@hearthline/contract'
import type { Apart, Item, Known } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import type { Session } from '../../store/db.ts'
import { actorsAccepting, actorsOf, newestActorOf } from '../../store/repositories/applications.ts'
import { organizationsWithout } from '../../store/repositories/staff.ts'
import { asSystem } from '../../store/scope.ts'
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
  /** What is stored of it. */
  readonly given?: unknown
}

const FUNDERS_ALONE = 'Only a funder releases money at this organization.'
const NO_FUNDER =
  'Only a funder releases money, and no one at this organization has that role. It stays here until an administrator gives someone the role, under Team.'

export const approversAt = (container: Pick<Container, 'brands'>, organizationCode: string): FundingApprovers =>
  organizationByCode(container, organizationCode).lending.funding.approvers

const isForFunders = ({ staff, item }: Judged, approvers: FundingApprovers): boolean =>
  isFundersAlone(item.id, approvers) && !mayDecideItem(staff.roles, item.id, approvers)

/** In words; undefined of what they may decide, and of what their role decides nowhere while others' do. */
export async function barredFrom(
  container: Pick<Container, 'brands' | 'db'>,
  session: Session,
  judged: Judged,
): Promise<string | undefined> {
  if (isForFunders(judged, approversAt(container, judged.organizationCode)))
    return (await withoutFunder(container, [judged.organizationCode])).length > 0 ? NO_FUNDER : FUNDERS_ALONE
  return mayDecideItem(judged.staff.roles, judged.item.id) ? ownWork(session, judged) : undefined
}

/** Of the organizations those at which no one releases money. Staff see no accounts of others, so the product looks. */
export const withoutFunder = ({ db }: Pick<Container, 'db'>, organizations: readonly string[]): Promise<readonly string[]> =>
  asSystem(() => organizationsWithout(db, 'funder', organizations))

/** @throws Problem forbidden */
export function refuseByRole(container: Pick<Container, 'brands'>, judged: Judged): void {
  if (isForFunders(judged, approversAt(container, judged.organizationCode))) throw new Problem('forbidden', FUNDERS_ALONE)
  refuseOtherRole(judged.staff, judged.item.id)
}

/** @throws Problem forbidden to whoever made what is judged now */
export async function refuseOwnWork(session: Session, judged: Judged): Promise<void> {
  const told = await ownWork(session, judged)
  if (told !== undefined) throw new Problem('forbidden', told)
}

/** Why whoever made what is judged now does not judge it; undefined of everyone else. */
export async function ownWork(
  session: Session,
  { staff, uuid, item: { apartFrom = {} }, known, given }: Judged,
): Promise<string | undefined> {
  return recordedBy(session, { staff, uuid }, typeof apartFrom === 'function' ? apartFrom(known, given as never) : apartFrom)
}

/** By item, what whoever recorded it is told: the first of them that this person recorded. */
export async function recordedBy(
  session: Session,
  { staff, uuid }: Pick<Judged, 'staff' | 'uuid'>,
  apartFrom: Apart,
): Promise<string | undefined> {
  const own = actorsOfStaff(staff)
  for (const [item, why] of Object.entries(apartFrom)) {
    const { told, parts, isNewest } = typeof why === 'string' ? { told: why } : why
    const actors = parts
      ? await actorsAccepting(session, uuid, item, parts)
      : isNewest
        ? await newestActorOf(session, uuid, [item], isNewest === true ? undefined : isNewest)
        : await actorsOf(session, uuid, [item])
    if (actors.some((actor) => own.includes(actor))) return told
  }
  return undefined
}
