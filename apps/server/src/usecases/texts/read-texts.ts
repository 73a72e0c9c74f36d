/** The text messages of an application, for its operators. */
import type { TextMessagesBody } from '@hearthline/contract'
import type { Container } from '../../container.ts'
import { toldText } from '../../mail/text-words.ts'
import { type TextRow, textsOf } from '../../store/repositories/text-messages.ts'
import { recordReading } from '../console/record-reading.ts'
import { openAsStaff, type StaffCaller } from '../console/staff-caller.ts'
import { parted } from './queue-text.ts'
import { reasonOfText } from './text-reasons.ts'
import { isTexting, textingOf } from './texting.ts'

/** @throws Problem not_found, forbidden */
export async function readTextsAsOperator(container: Container, staff: StaffCaller, uuid: string): Promise<TextMessagesBody> {
  const { db, clock, engine } = container
  const { row } = await openAsStaff(db, staff, uuid, clock.now())
  await recordReading(container, staff, row)
  const parts = { db, provider: container.provider, flags: container.flags, clock, brandOf: engine.parts.services.brandOf }
  const isOn = await isTexting(parts, row.organizationCode)
  const texting = isOn ? await textingOf(db, row) : undefined
  const brand = parts.brandOf(row.organizationCode)
  const bodyOf = ({ direction, state, bodySealed }: TextRow): string => {
    const kept = container.sealing.unseal('mail', bodySealed)
    if (direction !== 'TOLD' || state === 'SENT' || state === 'DELIVERED') return kept
    const { words, link } = parted(kept)
    // One that failed after it was made is kept as it was made.
    return link === '' ? kept : toldText(brand, words, link, false)
  }
  return {
    consent:
      texting === undefined ? { state: 'OFF' } : 'phone' in texting ? { state: 'AGREED', ...texting } : { state: WITHOUT[texting.not] },
    texts: (await textsOf(db, row.id)).map((text) => ({
      id: text.id,
      direction: text.direction as TextMessagesBody['texts'][number]['direction'],
      state: text.state as TextMessagesBody['texts'][number]['state'],
      reason: text.reason === null ? null : reasonOfText(text.reason),
      phone: text.phone,
      body: bodyOf(text),
      at: new Date(text.settledAt ?? text.createdAt).toISOString(),
      sendAfter: new Date(text.sendAfter).toISOString(),
    })),
  }
}

const WITHOUT = { NO_CONSENT: 'NOT_AGREED', NO_NUMBER: 'NO_NUMBER' } as const
