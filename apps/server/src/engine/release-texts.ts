/** Text messages that were held until morning take their turn. */
import { releaseTexts } from '../store/repositories/text-messages.ts'
import type { EngineParts } from './engine-parts.ts'

export async function releaseHeldTexts({ db, clock, queue, wake }: EngineParts): Promise<void> {
  const ids = await db.transaction(async (session) => {
    const released = await releaseTexts(session, clock.now())
    await queue.send(
      session,
      released.map((text) => ({ kind: 'text-message', text }) as const),
    )
    return released
  })
  if (ids.length > 0) wake()
}
