/** How an organisation's people log in. */
import { z } from 'zod'
import { call } from '../call.ts'

export const identityBrokerCalls = {
  readLoginMode: call({
    method: 'GET',
    path: '/identity-broker/external/api/v1/login-mode',
    access: 'external',
    summary: 'Password or broker, for an application, an organisation and a mode; the page to log in on',
    query: z.object({
      application: z.string().max(64).optional(),
      organization: z.string().max(64).optional(),
      mode: z.string().max(64).optional(),
    }),
    replies: {
      200: z.object({
        mode: z.enum(['password', 'broker']),
        application: z.string(),
        organization: z.string(),
        /** Page of the host application, relative to its origin. */
        redirect: z.string(),
      }),
    },
  }),
}
