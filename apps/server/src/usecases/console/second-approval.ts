/** Money that two persons approve waits for a funder in the end: whoever gives the first approval reads before that whether anyone is left for the second. */
import { FIRST_APPROVAL_OF } from '@hearthline/contract'
import { type Item, itemNamed, type Known } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { staffFor } from '../../store/repositories/staff.ts'
import { asSystem } from '../../store/scope.ts'
import { ownWork } from './barred.ts'
import type { StaffCaller } from './staff-caller.ts'

const LAST_OF: ReadonlyMap<string, string> = new Map(Object.entries(FIRST_APPROVAL_OF).map(([last, first]) => [first, last]))

interface Approval {
  readonly staff: StaffCaller
  readonly uuid: string
  readonly organizationCode: string
  /** What is open. */
  readonly item: Item
  readonly known: Known
}

const GIVES_ROLE = 'An administrator gives someone the role of funder, under Team.'

/** Said beside the first of two approvals, and where the last one waits for no one. @param able the funders whom nothing bars from the last approval */
export function secondApprovalWords(able: readonly string[], reader: string, isFirst: boolean): string | null {
  if (able.some((one) => one !== reader)) return null
  if (!isFirst)
    return able.length > 0
      ? null
      : `No funder at this organization can give this approval: each has recorded or approved something of it. ${GIVES_ROLE}`
  if (able.length === 0)
    return `Two persons approve this money, and the second must be a funder who recorded nothing that it is based on. No one at this organization is. ${GIVES_ROLE}`
  return `Two persons approve this money, and the second must be a funder. You are the only funder who can: if you give the first approval, no one can give the second. Let someone else on the team give the first, or ask for a second funder. ${GIVES_ROLE}`
}

/** null where someone can, and of everything that is no approval of money. */
export async function secondApprovalAdvice({ db }: Pick<Container, 'db'>, { staff, ...open }: Approval): Promise<string | null> {
  const last = LAST_OF.get(open.item.id) ?? (Object.hasOwn(FIRST_APPROVAL_OF, open.item.id) ? open.item.id : undefined)
  if (last === undefined) return null
  const item = itemNamed(last)!
  const team = await asSystem(() => staffFor(db, [open.organizationCode]))
  const able: string[] = []
  for (const { id, roles } of team) {
    if (!roles.includes('funder')) continue
    if ((await ownWork(db, { ...open, item, staff: { ...staff, identityId: id } })) === undefined) able.push(id)
  }
  return secondApprovalWords(able, staff.identityId, LAST_OF.has(open.item.id))
}
