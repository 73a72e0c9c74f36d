/** /console/api/v1/applications/:uuid/meeting-print: what the closer takes to a meeting with a notary. */
import type { printCalls } from '@hearthline/contract'
import { staffOf } from '../../usecases/console/read-me.ts'
import { printForMeeting } from '../../usecases/documents/print-for-meeting.ts'
import { contentReply } from '../content-reply.ts'
import type { Handlers } from '../handler.ts'

export const printHandlers = {
  meeting: async ({ params, session }, container) => contentReply(await printForMeeting(container, staffOf(session), params.uuid)),
} satisfies Handlers<typeof printCalls>
