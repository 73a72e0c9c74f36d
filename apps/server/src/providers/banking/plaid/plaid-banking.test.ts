import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contractAccount, contractCall, contractName } from '../../provider-call.contract.ts'
import { ProviderUnavailable } from '../../provider-call.ts'
import { type PlaidStandIn, plaidError, startPlaidStandIn } from '../../vendors/plaid/plaid-stand-in.fixture.ts'
import { contractLink, describeBankingContract } from '../port.contract.ts'
import { plaidBanking } from './plaid-banking.ts'

let plaid: PlaidStandIn
const adapter = () => plaidBanking(plaid.access)

const ACCOUNT = {
  account_id: 'acc-1',
  balances: {},
  mask: '6789',
  name: 'Checking',
  official_name: null,
  type: 'depository',
  subtype: 'checking',
}
const ACH = { account_id: 'acc-1', account: '000555556789', routing: '121000358', wire_routing: null }
const ITEM = { item_id: 'item-1', institution_id: 'ins_1', institution_name: 'Harbor Bank' }

/** As Plaid documents each answer; a test changes what it is about. */
function answerAsPlaid(changes: { account?: object; score?: number | null; verified?: string } = {}) {
  const accounts = [{ ...ACCOUNT, ...changes.account }]
  const request_id = 'request-1'
  plaid.answer('/link/token/create', () => ({ body: { link_token: 'link-sandbox-1', expiration: '2026-11-20T22:00:00Z', request_id } }))
  plaid.answer('/item/public_token/exchange', ({ public_token: token }) =>
    token === 'public-1'
      ? { body: { access_token: 'access-1', item_id: 'item-1', request_id } }
      : plaidError(400, 'INVALID_INPUT', 'INVALID_PUBLIC_TOKEN'),
  )
  plaid.answer('/auth/get', () => ({
    body: { accounts, numbers: { ach: [ACH], eft: [], international: [], bacs: [] }, item: ITEM, request_id },
  }))
  plaid.answer('/identity/match', () => ({
    body: { accounts: [{ ...ACCOUNT, legal_name: { score: changes.score === undefined ? 97 : changes.score } }], item: ITEM, request_id },
  }))
  plaid.answer('/auth/verify', () => ({
    body: {
      item_id: 'item-2',
      verification_status: changes.verified ?? 'database_insights_pass',
      verification_insights: { name_match_score: 92, network_status: {}, account_number_format: 'valid' },
      request_id,
    },
  }))
}

beforeAll(async () => {
  plaid = await startPlaidStandIn()
  answerAsPlaid()
})
afterAll(() => plaid.close())

describeBankingContract(adapter, { publicToken: 'public-1', accountId: 'acc-1', secrets: [ACH.account, 'access-1', 'public-1'] })

const linked = { ...contractAccount, link: { access: 'access-1', account: 'acc-1' } }
const verify = async (account = linked) => (await adapter().verifyAccount(account, contractCall())).data

describe('Plaid behind the banking port', () => {
  it('begins a link for this application, with the address that the bank sends back to', async () => {
    const { data } = await adapter().startLink(contractLink, contractCall())
    expect(data).toEqual({ token: 'link-sandbox-1', page: null })
    expect(plaid.calls.at(-1)!.body).toMatchObject({
      user: { client_user_id: contractLink.applicationId },
      redirect_uri: contractLink.returnTo,
      products: ['auth', 'identity'],
      country_codes: ['US'],
    })
  })

  it('knows what came out of a window by what Plaid says of its sessions, and nothing else', async () => {
    const results = { item_add_results: [{ public_token: 'public-1', accounts: [], institution: null }] }
    plaid.answer('/link/token/get', ({ link_token: token }) => ({
      body: {
        link_token: token,
        link_sessions: token === 'link-1' ? [{ link_session_id: 's-0' }, { link_session_id: 's-1', results }] : [],
      },
    }))
    const isOf = async (token: string, publicToken: string) =>
      (await adapter().isResultOf({ holder: contractName, token, publicToken }, contractCall())).data.isOf
    expect(await Promise.all([isOf('link-1', 'public-1'), isOf('link-1', 'public-2'), isOf('link-2', 'public-1')])).toEqual([
      true,
      false,
      false,
    ])
    expect(
      JSON.stringify(await adapter().isResultOf({ holder: contractName, token: 'link-1', publicToken: 'public-1' }, contractCall())),
    ).not.toContain('public-1')
  })

  it('takes the numbers of the account that was chosen', async () => {
    answerAsPlaid()
    const { data } = await adapter().finishLink({ holder: contractName, publicToken: 'public-1', accountId: 'acc-1' }, contractCall())
    expect(data).toEqual({
      institution: 'Harbor Bank',
      routingNumber: '121000358',
      accountNumber: ACH.account,
      accountType: 'CHECKING',
      link: { access: 'access-1', account: 'acc-1' },
    })
  })

  it('refuses an account that cannot be paid to, and a token that was exchanged before', async () => {
    answerAsPlaid({ account: { type: 'loan', subtype: 'mortgage' } })
    const finish = (publicToken: string) => adapter().finishLink({ holder: contractName, publicToken }, contractCall())
    await expect(finish('public-1')).rejects.toMatchObject({ code: 'NO_AUTH_ACCOUNTS' })
    await expect(finish('public-0')).rejects.toMatchObject({ code: 'INVALID_PUBLIC_TOKEN' })
  })

  it('verifies a linked account, with the bank’s own comparison of the name', async () => {
    answerAsPlaid()
    expect(await verify()).toEqual({ status: 'VERIFIED', nameScore: 97 })
    answerAsPlaid({ score: null })
    expect(await verify()).toEqual({ status: 'VERIFIED' })
  })

  it.each([
    ['automatically_verified', { status: 'VERIFIED', nameScore: 97 }],
    ['database_insights_pass_with_caution', { status: 'PENDING_REVIEW', because: 'IN_REVIEW' }],
    ['verification_failed', { status: 'FAILED_VERIFICATION', because: 'NOT_FOUND' }],
    ['a_word_of_tomorrow', { status: 'PENDING_REVIEW', because: 'IN_REVIEW' }],
  ])('an account that is %s is %o', async (said, expected) => {
    answerAsPlaid({ account: { verification_status: said } })
    expect(await verify()).toEqual(expected)
  })

  it('waits while Plaid’s own deposits are on their way', async () => {
    answerAsPlaid({ account: { verification_status: 'pending_automatic_verification' } })
    await expect(verify()).rejects.toMatchObject({ kind: 'PENDING' })
    await expect(verify()).rejects.toBeInstanceOf(ProviderUnavailable)
  })

  it.each([
    ['database_insights_pass', { status: 'VERIFIED', nameScore: 92 }],
    ['database_insights_pass_with_caution', { status: 'PENDING_REVIEW', because: 'IN_REVIEW', nameScore: 92 }],
    ['database_insights_fail', { status: 'FAILED_VERIFICATION', because: 'NOT_FOUND', nameScore: 92 }],
  ])('typed numbers that are %s are %o', async (verified, expected) => {
    answerAsPlaid({ verified })
    expect(await verify(contractAccount as typeof linked)).toEqual(expected)
    expect(plaid.calls.at(-1)!.body).toEqual({
      numbers: { ach: { account: contractAccount.accountNumber, routing: contractAccount.routingNumber } },
      legal_name: 'Ana Lucia Reyes',
    })
  })

  it('an account that the bank no longer names fails, and a link that has to be renewed is for a person', async () => {
    plaid.answer('/auth/get', () => plaidError(400, 'ITEM_ERROR', 'NO_AUTH_ACCOUNTS'))
    expect(await verify()).toEqual({ status: 'FAILED_VERIFICATION', because: 'NOT_A_DEPOSIT_ACCOUNT' })
    plaid.answer('/auth/get', () => plaidError(400, 'ITEM_ERROR', 'ITEM_LOGIN_REQUIRED'))
    await expect(verify()).rejects.toMatchObject({ code: 'ITEM_LOGIN_REQUIRED', retryable: false })
  })
})
