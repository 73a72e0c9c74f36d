import type { externalApplicationCalls } from '@hearthline/contract'
import { recordEvent } from '../../usecases/events/record-event.ts'
import type { Handler } from '../handler.ts'

export const postEvent: Handler<typeof externalApplicationCalls.postEvent> = async ({ organization, params, body }, container) => {
  await recordEvent(container, organization, params.event, body)
  return { status: 202, body: { accepted: true } }
}
