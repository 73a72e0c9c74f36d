import type { serviceProfileCalls } from '@hearthline/contract'
import { recordEvent } from '../../usecases/events/record-event.ts'
import type { Handler } from '../handler.ts'

export const sendCeoFeedback: Handler<typeof serviceProfileCalls.sendCeoFeedback> = async ({ session, body, organization }, container) => {
  await recordEvent(container, organization, 'feedback.ceo', { ...body, identityId: session.identityId, email: session.email })
  return { status: 200, body: { received: true } }
}
