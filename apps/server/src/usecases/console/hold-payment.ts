/** A payment that the team holds is stopped where no bank has it yet; what a bank has can no longer be held. A processor that is away is asked again. */
import { disbursementReturns, fundingHold, type Item, STOPPED_MAIL } from '@hearthline/domain'
import type { EngineParts } from '../../engine/engine-parts.ts'
import type { OutboxMessage } from '../../engine/outbox-kinds.ts'
import { factsOfStop, stopPayment } from '../../engine/stop-payment.ts'
import type { Session } from '../../store/db.ts'
import type { ApplicationFile, NewFact } from '../../store/repositories/applications.ts'
import { invalid } from '../problem.ts'

interface Held {
  /** What is kept beside the hold. */
  readonly facts: readonly NewFact[]
  readonly tells?: readonly OutboxMessage[]
}

const NOTHING: Held = { facts: [] }

/** Of a decision that holds no payment there is nothing to do. @throws Problem validation_failed */
export async function holdPayment(
  session: Session,
  parts: Pick<EngineParts, 'services' | 'sealing'>,
  file: ApplicationFile,
  { item, data }: { readonly item: Item; readonly data: unknown },
): Promise<Held> {
  if (item.id !== fundingHold.id || (data as { readonly isHeld?: boolean }).isHeld !== true) return NOTHING
  const stopped = await stopPayment(parts, session, file)
  if (stopped === 'NONE') return NOTHING
  if (stopped === 'TOO_LATE') throw invalid([{ path: 'data.isHeld', message: 'The money has been sent. It can no longer be held' }])
  // It is on hold at once here: no file for the bank takes it up. Nobody is told what nobody knows yet.
  if (stopped === 'NO_ANSWER') return { facts: factsOfStop(parts, file, stopped) }
  // They were told that it is on its way.
  return { facts: [stopped], tells: [{ kind: 'item-settled', payload: { item: disbursementReturns.id, ...STOPPED_MAIL } }] }
}
