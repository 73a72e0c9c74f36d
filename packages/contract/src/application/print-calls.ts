/** What the team prints of an application. */
import { z } from 'zod'
import { call } from '../call.ts'

export const printCalls = {
  meeting: call({
    method: 'GET',
    path: '/console/api/v1/applications/:uuid/meeting-print',
    access: 'operator',
    throttle: 'download',
    summary:
      'What is printed for a meeting with a notary in person, as one PDF: what is signed, and what is handed over there; the audit log keeps it',
    params: z.object({ uuid: z.uuid() }),
    replies: { 200: z.any() },
  }),
}
