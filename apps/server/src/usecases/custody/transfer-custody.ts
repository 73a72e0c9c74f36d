/** Control of a sealed original goes to another holder: one person records it, another confirms it, and from then on it counts. It is never undone. */
import { randomUUID } from 'node:crypto'
import { compareLocalDates, type LocalDate, lenderDay, standing } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { makeCopyOf } from '../../engine/sealed-set.ts'
import { type CustodyActRow, custodyActsOf } from '../../store/repositories/custody-acts.ts'
import { insertDocuments } from '../../store/repositories/documents.ts'
import { actorsOfStaff, type StaffCaller } from '../console/staff-caller.ts'
import { invalid, notFound, Problem } from '../problem.ts'
import { type OpenedOriginal, openOriginal, type WhichOriginal } from './open-original.ts'
import { recordAct } from './record-act.ts'

export interface GivenTransfer {
  readonly holder: string
  readonly on: LocalDate
  readonly agreement: string
  readonly reason: string
}

/**
 * Of a canceled line the original is void (12 CFR 1026.15(d)(1)), and while an owner may cancel, or nothing was paid, there is nothing to sell.
 * @throws Problem conflict
 */
export function refuseNotOpen({ file: { facts } }: Pick<OpenedOriginal, 'file'>): void {
  const { step } = standing(facts)
  if (step === 'CANCELLED')
    throw new Problem('conflict', 'This line is canceled and its original is void. It cannot go to another holder.', { step })
  if (step !== 'COMPLETE') throw new Problem('conflict', 'The original can go to another holder once the line is open.', { step })
}

/** @throws Problem not_found, forbidden; conflict where the line is not open; validation_failed for a day that is to come, or before the original or the transfer before */
export async function recordTransfer(
  container: Container,
  staff: StaffCaller,
  { holder, on, agreement, reason, ...which }: WhichOriginal & GivenTransfer,
): Promise<{ transfer: string }> {
  const now = container.clock.now()
  return container.db.transaction(async (session) => {
    const opened = await openOriginal(session, staff, which, now, true)
    refuseNotOpen(opened)
    const acts = actsOn(opened, await custodyActsOf(session, which.uuid))
    const first = latest(acts, 'TRANSFER_CONFIRMED')?.heldFrom ?? lenderDay(new Date(opened.original.createdAt).toISOString())
    if (compareLocalDates(on, lenderDay(now)) > 0)
      throw invalid([{ path: 'on', message: 'Enter the day of the transfer once it has come' }])
    if (compareLocalDates(on, first) < 0)
      throw invalid([{ path: 'on', message: 'Enter a day on or after the day the present holder took it' }])
    const transfer = randomUUID()
    await recordAct(container, session, {
      ...{ staff, opened },
      act: { id: transfer, act: 'TRANSFER_RECORDED', holder, heldFrom: on, agreement, reason },
    })
    return { transfer }
  })
}

/**
 * The people who have a copy get another one, which says who holds the original now.
 * @throws Problem not_found; forbidden for whoever recorded it; conflict where it is confirmed, recorded anew, or not what the person saw
 */
export async function confirmTransfer(
  container: Container,
  staff: StaffCaller,
  { transfer, holder, on, ...which }: WhichOriginal & { readonly transfer: string; readonly holder: string; readonly on: LocalDate },
): Promise<{ holder: string; on: LocalDate }> {
  const now = container.clock.now()
  const asked = await openOriginal(container.db, staff, which, now)
  refuseUnconfirmable(staff, asked, await custodyActsOf(container.db, which.uuid), { transfer, holder, on })
  const copy = await makeCopyOf(container.engine.parts, {
    ...{ file: asked.file, original: asked.original, createdAt: now },
    held: { by: holder, since: on },
  })
  return container.db.transaction(async (session) => {
    const opened = await openOriginal(session, staff, which, now, true)
    refuseUnconfirmable(staff, opened, await custodyActsOf(session, which.uuid), { transfer, holder, on })
    if (copy) await insertDocuments(session, [copy.document, copy.twin])
    const isNew = await recordAct(container, session, {
      ...{ staff, opened },
      act: {
        ...{ id: randomUUID(), act: 'TRANSFER_CONFIRMED', transferId: transfer, holder, heldFrom: on },
        ...(copy && { copyId: copy.document.id, sha256: copy.document.sha256 }),
      },
    })
    if (!isNew) throw new Problem('conflict', 'This transfer is confirmed already.')
    return { holder, on }
  })
}

function refuseUnconfirmable(
  staff: StaffCaller,
  opened: OpenedOriginal,
  all: readonly CustodyActRow[],
  seen: { readonly transfer: string; readonly holder: string; readonly on: LocalDate },
): void {
  refuseNotOpen(opened)
  const acts = actsOn(opened, all)
  const recorded = acts.find(({ id, act }) => act === 'TRANSFER_RECORDED' && id === seen.transfer)
  if (!recorded) throw notFound('No such transfer was found')
  if (actorsOfStaff(staff).includes(recorded.actor))
    throw new Problem('forbidden', 'You recorded this transfer. Another administrator has to confirm it.')
  if (acts.some(({ act, transferId }) => act === 'TRANSFER_CONFIRMED' && transferId === seen.transfer))
    throw new Problem('conflict', 'This transfer is confirmed already.')
  if (latest(acts, 'TRANSFER_RECORDED')?.id !== recorded.id)
    throw new Problem('conflict', 'Another transfer was recorded since. Load the page again.')
  if (recorded.holder !== seen.holder || recorded.heldFrom !== seen.on)
    throw new Problem('conflict', 'The transfer is not the one you confirmed. Load the page again.')
}

export const actsOn = ({ original }: Pick<OpenedOriginal, 'original'>, acts: readonly CustodyActRow[]): readonly CustodyActRow[] =>
  acts.filter(({ documentId }) => documentId === original.id)

export const latest = (acts: readonly CustodyActRow[], act: CustodyActRow['act']): CustodyActRow | undefined =>
  acts.findLast((each) => each.act === act)
