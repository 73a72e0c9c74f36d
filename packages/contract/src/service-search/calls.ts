/** Whether the person may start an application now. */
import { z } from 'zod'
import { call } from '../call.ts'
import { instant } from '../wire-fields.ts'

export const startReason = z.enum(['RECENT_HELOC', 'INQUIRY', 'ACTIVE'])

export const serviceSearchCalls = {
  verifyAbilityToStart: call({
    method: 'GET',
    path: '/service-search/api/v1/profiles/actions/verify-ability-to-start-application',
    access: 'signed-in',
    summary: 'May an application be started, and if not, why and what the modal shows',
    replies: {
      200: z.object({
        canStartApplication: z.boolean(),
        organizationsWithActiveApplication: z.array(z.string()),
        reason: startReason.nullable(),
        modal: z
          .object({
            title: z.string(),
            /** The application that prevents a new one: where Continue leads. */
            applicationUuid: z.string(),
            startedAt: instant,
            /** RECENT_HELOC: the first day a new one may be started. */
            availableOn: z.string().nullable(),
            /** INQUIRY: the loan officer to call; ACTIVE: support, for cancelling. */
            contact: z.object({ name: z.string(), phoneNumber: z.string(), email: z.string() }),
          })
          .nullable(),
      }),
    },
  }),
}
