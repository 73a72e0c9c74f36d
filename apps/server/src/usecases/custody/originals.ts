/** The sealed originals of an application as the team sees them: their custody, their transfers, and who holds each. */
import type { SealedOriginalBody } from '@hearthline/contract'
import type { CustodyActRow } from '../../store/repositories/custody-acts.ts'
import type { CustodyRow } from '../../store/repositories/custody-events.ts'
import { actorsOfStaff, type StaffCaller } from '../console/staff-caller.ts'

type Transfer = SealedOriginalBody['transfers'][number]

export function sealedOriginals(events: readonly CustodyRow[], acts: readonly CustodyActRow[], staff: StaffCaller): SealedOriginalBody[] {
  return [...new Set(events.map(({ documentId }) => documentId))].map((uuid) => {
    const own = events.filter(({ documentId }) => documentId === uuid)
    const done = acts.filter(({ documentId }) => documentId === uuid)
    const held = done.findLast(({ act }) => act === 'TRANSFER_CONFIRMED')
    return {
      uuid,
      sha256: own[0]!.sha256,
      holder: held ? { name: held.holder!, since: held.heldFrom! } : null,
      transfers: transfersIn(done, staff),
      custody: custodyOf(own),
    }
  })
}

export const custodyOf = (events: readonly CustodyRow[]): SealedOriginalBody['custody'] =>
  events.map(({ at, event, actor, reason, note }) => ({ at: new Date(at).toISOString(), event, actor, reason, note }))

function transfersIn(acts: readonly CustodyActRow[], staff: StaffCaller): Transfer[] {
  const recorded = acts.filter(({ act }) => act === 'TRANSFER_RECORDED')
  return recorded.map((row, index): Transfer => {
    const after = (act: CustodyActRow['act']) => acts.find((each) => each.act === act && each.transferId === row.id)
    const open = index === recorded.length - 1 ? 'WAITING' : 'REPLACED'
    return {
      uuid: row.id,
      state: after('TRANSFER_CONFIRMED') ? 'CONFIRMED' : open,
      holder: row.holder!,
      on: row.heldFrom!,
      agreement: row.agreement!,
      reason: row.reason!,
      byYou: actorsOfStaff(staff).includes(row.actor),
      packageSha256: after('PACKAGE_MADE')?.sha256 ?? null,
    }
  })
}
