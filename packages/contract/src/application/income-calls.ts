/** Connecting an account to show income. What is listed and uploaded is an answer like any other (items/income-evidence). */
import { z } from 'zod'
import { call } from '../call.ts'

const base = '/service-application/api/v1/application/heloc/:uuid/income-links'

/** What the portal opens: a page that leads back, or a provider's own window over the page. */
export const linkOpening = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('PAGE'), url: z.string() }),
  z.object({ kind: z.literal('TRUV'), bridgeToken: z.string() }),
  z.object({ kind: z.literal('PLAID'), linkToken: z.string() }),
])
export type LinkOpening = z.infer<typeof linkOpening>

export const INCOME_LINK_STATES = ['STARTED', 'CONNECTED', 'FAILED', 'CANCELLED'] as const

export const incomeCalls = {
  start: call({
    method: 'POST',
    path: base,
    access: 'signed-in',
    throttle: 'change',
    summary: 'Opens a session at a provider, for a source of income that is listed',
    params: z.object({ uuid: z.uuid() }),
    body: z.object({ source: z.uuid() }),
    replies: { 201: z.object({ link: z.uuid(), opening: linkOpening }) },
  }),
  finish: call({
    method: 'POST',
    path: `${base}/:link/finish`,
    access: 'signed-in',
    throttle: 'change',
    summary: 'Ends a session with the code that the provider gave on the way back; the same end again changes nothing',
    params: z.object({ uuid: z.uuid(), link: z.uuid() }),
    body: z.object({ code: z.string().min(1).max(2000) }),
    replies: { 200: z.object({ state: z.enum(INCOME_LINK_STATES) }) },
  }),
}
