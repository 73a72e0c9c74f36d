/** Payroll by Truv: a user and a bridge token to begin with, the public token exchanged at the end, and the report of the link read until it is done. */
import { z } from 'zod'
import { ProviderRefused, ProviderUnavailable } from '../../provider-call.ts'
import type { Income } from '../port.ts'
import { createTruvClient, TRUV, type TruvAccess } from './truv-client.ts'
import { incomeReportOf, isDone, isOver, truvReport } from './truv-report.ts'
import { readTruvWebhook } from './truv-webhook.ts'

const user = z.object({ id: z.string().min(1) })
const bridge = z.object({ bridge_token: z.string().min(1) })
const exchanged = z.object({ access_token: z.string().min(1), link_id: z.string().min(1), tracking_info: z.string().nullish() })

/** What is kept of a connection, sealed: Truv's user at first, then the link and its token. */
const session = z.object({
  userId: z.string(),
  link: z.string().optional(),
  linkId: z.string().optional(),
  accessToken: z.string().optional(),
})

export function truvIncome(access: TruvAccess): Income {
  const ask = createTruvClient(access)
  return {
    announced: async (announcement) => readTruvWebhook(announcement, access.TRUV_ACCESS_SECRET),
    async start({ link, applicantName: { firstName, lastName } }, call) {
      const request = { link }
      if (link === '' || !firstName.trim() || !lastName.trim())
        throw new ProviderRefused(TRUV, 'A session needs a name and a person.', request)
      // The same external id names the same session, should the call be made twice.
      const body = { external_user_id: link, first_name: firstName, last_name: lastName }
      const { id } = await ask({ method: 'POST', path: '/users/', body, answer: user, request }, call)
      const token = { product_type: 'income', tracking_info: link }
      const path = `/users/${encodeURIComponent(id)}/tokens/`
      const { bridge_token: bridgeToken } = await ask({ method: 'POST', path, body: token, answer: bridge, request }, call)
      return {
        data: { opening: { kind: 'TRUV', bridgeToken }, session: JSON.stringify({ userId: id, link }) },
        provider: TRUV,
        reference: id,
        request,
        response: { user: id },
      }
    },
    async finish({ session: text, code }, call) {
      const before = session.parse(JSON.parse(text))
      const request = { user: before.userId }
      const body = { public_token: code }
      const done = await ask({ method: 'POST', path: '/link-access-tokens/', body, answer: exchanged, request }, call)
      // Another person's connection, of the same account at Truv: each of our windows carries the name of its session.
      if (done.tracking_info && before.link && done.tracking_info !== before.link)
        throw new ProviderRefused(TRUV, 'This connection belongs to another session.', request)
      const kept = { ...before, linkId: done.link_id, accessToken: done.access_token }
      return {
        data: { outcome: 'CONNECTED', session: JSON.stringify(kept) },
        provider: TRUV,
        reference: done.link_id,
        request,
        response: { link: done.link_id },
      }
    },
    async read({ session: text }, call) {
      const { linkId = '' } = session.parse(JSON.parse(text))
      const request = { link: linkId }
      const path = `/links/${encodeURIComponent(linkId)}/income/report/`
      const report = await ask({ method: 'GET', path, answer: truvReport, request }, call)
      if (!isDone(report) && !isOver(report)) throw new ProviderUnavailable(TRUV, 'PENDING', request)
      const data = isOver(report) ? { records: [], holders: [] } : incomeReportOf(report)
      return { data, provider: TRUV, reference: report.id ?? linkId, request, response: { status: report.status, ...data } }
    },
  }
}
