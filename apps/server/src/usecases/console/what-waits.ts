/** What of an application waits for the team, and for whom of it: a row of the queue names what the open application offers. Pure. */
import { type FundingApprovers, mayDecideItem, ROLES, type Role } from '@hearthline/contract'
import {
  FLOW,
  fundingRelease,
  hazardInsuranceReview,
  type Item,
  paperCopies,
  payoffFollowUp,
  RESCINDED,
  rescissionConfirmation,
  SIGNER_FLOW,
  signersRemoved,
  staffTitleOf,
} from '@hearthline/domain'
import type { QueueFilter, queueRow } from '../../store/repositories/console.ts'
import { readsOnly } from '../../store/repositories/parties.ts'

type Found = NonNullable<Awaited<ReturnType<typeof queueRow>>>
type Row = Pick<Found['row'], 'openItem' | 'step' | 'actionKind' | 'needsOperator'>
export type Waits = Omit<Found, 'row' | 'name' | 'address'> & { readonly row: Row }

const ITEMS = FLOW as readonly Item[]
const idsBy = (who: Item['by']): ReadonlySet<string> => new Set(ITEMS.filter(({ by }) => by === who).map(({ id }) => id))
/** What waits for the team by itself. */
const OURS = idsBy('operator')
/** It waits for those who sign beside the borrower, and then for whoever of the team helps them. */
const OF_SIGNERS = idsBy('signer')
const TITLES = new Map(ITEMS.map((item) => [item.id, staffTitleOf(item)]))

const NOTICE_UNCHECKED = 'Notice of the right to cancel: a second person checks it'
/** Of someone who was to sign. */
export const REMOVAL_ASKED = 'To be removed as a signer, a second person confirms it'
/** Nobody is removed: a name is put right, or owners are divorced and sign on. */
export const CORRECTION_ASKED = 'Name or marital status to be corrected, a second person confirms it'

interface Waiting {
  /** null: it is no item of the flow that waits */
  readonly item: string | null
  readonly title: string
  /** who does it, beside those who decide everything or this item */
  readonly also?: Role
}

/** What is followed beside an application that has ended is named by itself: nothing of the application is open. */
export function whatWaits({ row, ...has }: Waits): Waiting {
  const { openItem, step, actionKind } = row
  const isOurs = openItem !== null && OURS.has(openItem)
  if (has.isNoticeUnchecked) return { item: rescissionConfirmation.id, title: NOTICE_UNCHECKED }
  if (has.isRescinded) return { item: null, title: RESCINDED, also: 'funder' }
  if (has.isPayoffBack) return { item: null, title: 'Payoff sent back by its creditor', also: 'funder' }
  // Nothing else of the row shows it, and who asked for it does not confirm it.
  if (has.isRemovalAsked && openItem && !isOurs) return { item: signersRemoved.id, title: REMOVAL_ASKED }
  // Both are ours beside what waits for someone else; what is ours already comes first, as the application offers it.
  if (has.isInsuranceAhead && !isOurs) return itemAt(hazardInsuranceReview.id)
  if (has.isHeld && openItem && !isOurs) return itemAt(fundingRelease.id)
  if (openItem) return { ...itemAt(openItem), ...(OF_SIGNERS.has(openItem) && { also: 'closer' as const }) }
  if (actionKind === 'PAYOFF_FOLLOW_UP') return { item: null, title: staffTitleOf(payoffFollowUp as Item), also: 'funder' }
  return { item: null, title: has.isPaperAsked ? staffTitleOf(paperCopies as Item) : step }
}

const itemAt = (id: string): Waiting => ({ item: id, title: TITLES.get(id) ?? id })

/** The roles that have something to do there; none where the team is not needed. */
export function rolesWaitedFor(waits: Waits, approvers: FundingApprovers): Role[] {
  if (!waits.row.needsOperator) return []
  const { item, also } = whatWaits(waits)
  return ROLES.filter(
    (role) =>
      role === also ||
      (role === 'closer' && waits.isPaperAsked) ||
      (waits.isRemovalAsked && mayDecideItem([role], signersRemoved.id)) ||
      mayDecideItem([role], item ?? '', approvers),
  )
}

/**
 * Of whoever decides some items alone, what the queue has for them; undefined of those who decide everything, and of those who read it all. What is done
 * for someone who signs is not in the row: whoever does it for one of them has all that wait for them.
 */
export function ownQueueOf(roles: readonly string[]): QueueFilter['own'] {
  if (readsOnly(roles) || mayDecideItem(roles, hazardInsuranceReview.id)) return undefined
  const isOwn = ({ id }: { readonly id: string }) => mayDecideItem(roles, id)
  const ofSigners = SIGNER_FLOW.items.some(isOwn) ? [...OF_SIGNERS] : []
  return {
    items: [...ITEMS.filter(isOwn).map(({ id }) => id), ...ofSigners],
    hasPaper: roles.includes('closer'),
    hasNotices: mayDecideItem(roles, rescissionConfirmation.id),
    hasPayments: roles.includes('funder'),
  }
}
