/**
 * Plaid behind the banking port: Link (https://plaid.com/docs/api/link/), Auth (https://plaid.com/docs/api/products/auth/) and Identity Match
 * (https://plaid.com/docs/api/products/identity/), API version 2020-09-14.
 */
import type { AccountBase, LinkTokenCreateRequest, NumbersACH } from 'plaid'
import type { ApplicantName } from '../../applicant-name.ts'
import type { ProviderCall } from '../../provider-call.ts'
import { ProviderRefused, ProviderUnavailable } from '../../provider-call.ts'
import { redactedAccount } from '../../sandbox/bank-account.ts'
import { createPlaidClient, type PlaidAccess, type PlaidClient } from '../../vendors/plaid/plaid-client.ts'
import { PLAID } from '../../vendors/plaid/plaid-name.ts'
import { PlaidRefused } from '../../vendors/plaid/plaid-problem.ts'
import { createPlaidWebhooks } from '../../vendors/plaid/plaid-webhook.ts'
import { readPlaidWebhook } from '../../vendors/plaid/read-plaid-webhook.ts'
import type { AccountVerification, BankAccount, Banking, LinkedAccount } from '../port.ts'

/** Errors of an account that a person can put right, by naming another. */
const FAILURES: Readonly<Record<string, AccountVerification['because']>> = {
  NO_AUTH_ACCOUNTS: 'NOT_A_DEPOSIT_ACCOUNT',
  NO_ACCOUNTS: 'NOT_FOUND',
  INVALID_ACCOUNT_ID: 'NOT_FOUND',
  ITEM_NOT_FOUND: 'NOT_FOUND',
}

/** How Plaid says that an account was verified (AccountBase.verification_status); left out for one that was linked by its own bank. */
const STATUSES: Readonly<Record<string, AccountVerification>> = {
  automatically_verified: { status: 'VERIFIED' },
  manually_verified: { status: 'VERIFIED' },
  database_matched: { status: 'VERIFIED' },
  database_insights_pass: { status: 'VERIFIED' },
  database_insights_pass_with_caution: { status: 'PENDING_REVIEW', because: 'IN_REVIEW' },
  database_insights_fail: { status: 'FAILED_VERIFICATION', because: 'NOT_FOUND' },
  verification_expired: { status: 'FAILED_VERIFICATION', because: 'NOT_FOUND' },
  verification_failed: { status: 'FAILED_VERIFICATION', because: 'NOT_FOUND' },
}

const legalName = ({ firstName, middleName, lastName }: ApplicantName): string =>
  [firstName, middleName, lastName].filter(Boolean).join(' ')

const isPayable = ({ type, subtype }: AccountBase): boolean =>
  String(type) === 'depository' && ['checking', 'savings', 'money market', 'cash management'].includes(String(subtype))

async function finishLink(
  client: PlaidClient,
  { publicToken, accountId }: { publicToken: string; accountId?: string | undefined },
  call: ProviderCall,
) {
  const request = { accountId: accountId ?? null }
  const exchanged = await client.ask(request, call, (api, options) => api.itemPublicTokenExchange({ public_token: publicToken }, options))
  const access = exchanged.access_token
  const { accounts, numbers, item } = await client.ask(request, call, (api, options) => api.authGet({ access_token: access }, options))
  const usable = accounts.filter((account) => isPayable(account) && numbers.ach.some((each) => each.account_id === account.account_id))
  const account = usable.find(({ account_id: id }) => id === accountId) ?? (accountId === undefined ? usable[0] : undefined)
  const ach = account && numbers.ach.find((each) => each.account_id === account.account_id)
  if (!account || !ach) throw new PlaidRefused('NO_AUTH_ACCOUNTS', request)
  const data = linkedOf(account, ach, item.institution_name ?? 'Linked bank', access)
  const response = { institution: data.institution, routingNumber: data.routingNumber, accountType: data.accountType, mask: account.mask }
  return { data, provider: PLAID, reference: exchanged.item_id, request, response }
}

const linkedOf = (account: AccountBase, ach: NumbersACH, institution: string, access: string): LinkedAccount => ({
  institution,
  routingNumber: ach.routing,
  accountNumber: ach.account,
  accountType: String(account.subtype) === 'savings' ? 'SAVINGS' : 'CHECKING',
  link: { access, account: account.account_id },
})

async function verifyLinked(client: PlaidClient, account: BankAccount, link: NonNullable<BankAccount['link']>, call: ProviderCall) {
  const request = { ...redactedAccount(account), isLinked: true }
  const body = { access_token: link.access, options: { account_ids: [link.account] } }
  const found = await client.ask(request, call, (api, options) => api.authGet(body, options)).catch(failureOf)
  if ('status' in found) return { data: found, provider: PLAID, reference: link.account, request, response: { ...found } }
  const its = found.accounts.find(({ account_id: id }) => id === link.account)
  const said = its?.verification_status
  if (said?.startsWith('pending_')) throw new ProviderUnavailable(PLAID, 'PENDING', request)
  const status: AccountVerification = !its
    ? { status: 'FAILED_VERIFICATION', because: 'NOT_FOUND' }
    : said === undefined
      ? { status: 'VERIFIED' }
      : (STATUSES[said] ?? { status: 'PENDING_REVIEW', because: 'IN_REVIEW' })
  const nameScore = status.status === 'VERIFIED' ? await matchName(client, account, link, call) : undefined
  const data = { ...status, ...(nameScore !== undefined && { nameScore }) }
  return { data, provider: PLAID, reference: found.request_id, request, response: { ...data, said: said ?? null } }
}

async function matchName(client: PlaidClient, account: BankAccount, link: NonNullable<BankAccount['link']>, call: ProviderCall) {
  const user = { legal_name: legalName(account.holder) }
  const body = { access_token: link.access, user, options: { account_ids: [link.account] } }
  const { accounts } = await client.ask(redactedAccount(account), call, (api, options) => api.identityMatch(body, options))
  const score = accounts.find(({ account_id: id }) => id === link.account)?.legal_name.score
  return score === null || score === undefined ? undefined : Math.round(score)
}

async function verifyTyped(client: PlaidClient, account: BankAccount, call: ProviderCall) {
  const request = { ...redactedAccount(account), isLinked: false }
  const numbers = { ach: { account: account.accountNumber, routing: account.routingNumber } }
  const body = { numbers, legal_name: legalName(account.holder) }
  const found = await client.ask(request, call, (api, options) => api.authVerify(body, options))
  const status = STATUSES[found.verification_status] ?? { status: 'PENDING_REVIEW' as const, because: 'IN_REVIEW' as const }
  const score = found.verification_insights.name_match_score
  const data = { ...status, ...(typeof score === 'number' && { nameScore: Math.round(score) }) }
  return { data, provider: PLAID, reference: found.request_id, request, response: { ...data, said: found.verification_status } }
}

/** What a person can put right is an answer; everything else goes on as it was. */
function failureOf(problem: unknown): AccountVerification {
  const because = problem instanceof PlaidRefused ? FAILURES[problem.code] : undefined
  if (because === undefined) throw problem
  return { status: 'FAILED_VERIFICATION', because }
}

/** Plaid sends and checks deposits in its own window only: none are sent from here, and verifyAccount never asks for them. */
const noDeposits = async (): Promise<never> => {
  throw new ProviderRefused(PLAID, 'Plaid sends deposits from its own window only.')
}

export function plaidBanking(access: PlaidAccess): Banking {
  const client = createPlaidClient(access)
  const webhooks = createPlaidWebhooks(client)
  return {
    announced: (announcement, call) => readPlaidWebhook(webhooks, 'AUTH', announcement, call),
    async startLink({ holder, lender, applicationId, returnTo, announceTo }, call) {
      const body = {
        client_name: lender.slice(0, 30),
        language: 'en',
        country_codes: ['US'],
        products: ['auth', 'identity'],
        user: { client_user_id: applicationId, legal_name: legalName(holder) },
        redirect_uri: returnTo,
        ...(announceTo?.startsWith('https:') && { webhook: announceTo }),
        account_filters: { depository: { account_subtypes: ['checking', 'savings'] } },
        auth: { automated_microdeposits_enabled: true, same_day_microdeposits_enabled: false },
        // The client names each of these words as a member of an enumeration, which would load it at the start.
      } as unknown as LinkTokenCreateRequest
      const request = { client_user_id: applicationId, redirect_uri: returnTo }
      const made = await client.ask(request, call, (api, options) => api.linkTokenCreate(body, options))
      return {
        data: { token: made.link_token, page: null },
        provider: PLAID,
        reference: made.request_id,
        request,
        response: { expiration: made.expiration },
      }
    },
    async isResultOf({ token, publicToken }, call) {
      const { link_sessions: sessions = [], request_id: reference } = await client.ask({}, call, (api, options) =>
        api.linkTokenGet({ link_token: token }, options),
      )
      const isOf = sessions.some(({ results, on_success: success }) =>
        [...(results?.item_add_results ?? []), ...(success ? [success] : [])].some(({ public_token: given }) => given === publicToken),
      )
      return { data: { isOf }, provider: PLAID, reference, request: {}, response: { isOf } }
    },
    finishLink: (result, call) => finishLink(client, result, call),
    async verifyAccount(account, call) {
      if (!/^\d{9}$/.test(account.routingNumber)) throw new ProviderRefused(PLAID, 'A routing number of nine digits is required.')
      return account.link ? await verifyLinked(client, account, account.link, call) : await verifyTyped(client, account, call)
    },
    sendDeposits: noDeposits,
    checkDeposits: noDeposits,
  }
}
