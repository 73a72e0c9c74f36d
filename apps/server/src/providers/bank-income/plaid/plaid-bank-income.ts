/**
 * Bank income by Plaid (https://plaid.com/docs/api/products/income/: /user/create, /link/token/create with bank income, /credit/sessions/get,
 * /credit/bank_income/get), by the client that capabilities share. The report belongs to Plaid's user, who is our session: nothing is exchanged
 * at the end, and Plaid is asked what the visit came to.
 */
import type { CountryCode, CreditBankIncomeGetResponse, IncomeVerificationSourceType, Products } from 'plaid'
import { z } from 'zod'
import { ProviderRefused, ProviderUnavailable } from '../../provider-call.ts'
import { createPlaidClient, type PlaidAccess } from '../../vendors/plaid/plaid-client.ts'
import { PLAID } from '../../vendors/plaid/plaid-name.ts'
import { createPlaidWebhooks } from '../../vendors/plaid/plaid-webhook.ts'
import { readPlaidWebhook } from '../../vendors/plaid/read-plaid-webhook.ts'
import type { BankIncome } from '../port.ts'
import { depositsOf, holdersOf } from './plaid-deposits.ts'

const DAYS = 365
/** Of the name that Plaid shows for a lender. */
const MOST_LETTERS = 30

const session = z.object({ userId: z.string(), userToken: z.string().optional() })

const userOf = ({ userId, userToken }: z.infer<typeof session>) =>
  userToken === undefined ? { user_id: userId } : { user_token: userToken }

export function plaidBankIncome(access: PlaidAccess): BankIncome {
  const plaid = createPlaidClient(access)
  const webhooks = createPlaidWebhooks(plaid)
  return {
    announced: (announcement, call) => readPlaidWebhook(webhooks, 'INCOME', announcement, call),
    async start({ link, applicantName: { firstName, lastName }, lenderName, announceTo }, call) {
      const request = { link }
      if (link === '' || !firstName.trim() || !lastName.trim())
        throw new ProviderRefused(PLAID, 'A session needs a name and a person.', request)
      const made = await plaid.ask(request, call, (api, options) => api.userCreate({ client_user_id: link }, undefined, options))
      const user = { userId: made.user_id, ...(made.user_token && { userToken: made.user_token }) }
      const { link_token: linkToken } = await plaid.ask(request, call, (api, options) =>
        api.linkTokenCreate(
          {
            client_name: lenderName.slice(0, MOST_LETTERS),
            language: 'en',
            country_codes: ['US' as CountryCode],
            user: { client_user_id: link },
            ...userOf(user),
            ...(announceTo?.startsWith('https:') && { webhook: announceTo }),
            products: ['income_verification' as Products],
            income_verification: {
              income_source_types: ['bank' as IncomeVerificationSourceType],
              bank_income: { days_requested: DAYS },
            },
          },
          options,
        ),
      )
      return {
        data: { opening: { kind: 'PLAID', linkToken }, session: JSON.stringify(user), announcedAs: user.userId },
        provider: PLAID,
        reference: made.request_id,
        request,
        response: { request: made.request_id },
      }
    },
    async finish({ session: text }, call) {
      const user = session.parse(JSON.parse(text))
      // The user is of this session alone: what Plaid says of their visits is what this visit came to, whatever the code is.
      const { sessions = [], request_id: reference } = await plaid.ask({}, call, (api, options) =>
        api.creditSessionsGet(userOf(user), options),
      )
      const statuses = sessions.flatMap(({ results }) => results?.bank_income_results ?? []).map(({ status }) => String(status))
      if (statuses.length === 0 || statuses.every((status) => status === 'STARTED')) throw new ProviderUnavailable(PLAID, 'PENDING')
      const outcome = statuses.includes('APPROVED') ? 'CONNECTED' : 'FAILED'
      return { data: { outcome, session: text }, provider: PLAID, reference, request: {}, response: { outcome, statuses } }
    },
    async read({ session: text }, call) {
      const user = session.parse(JSON.parse(text))
      const request = { days: DAYS }
      const read: CreditBankIncomeGetResponse = await plaid.ask(request, call, (api, options) =>
        api.creditBankIncomeGet(userOf(user), options),
      )
      // A user whose report was not made yet has none.
      if (!read.bank_income?.length) throw new ProviderUnavailable(PLAID, 'PENDING', request)
      const data = { records: depositsOf(read.bank_income), holders: holdersOf(read.bank_income) }
      return { data, provider: PLAID, reference: read.request_id, request, response: { request: read.request_id, ...data } }
    },
  }
}
