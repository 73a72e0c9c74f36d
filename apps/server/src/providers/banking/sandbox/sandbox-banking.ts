/**
 * The sandbox's banks. Every account is the borrower's, but Bankfraud's fails unless its number ends in 2468, Bankreview's needs a person, and
 * Smallbank's bank can be asked by no one: two small deposits are sent, whose amounts are in the mailbox.
 */
import { addBusinessDays, isBankingDay, lenderDay } from '@hearthline/domain'
import type { ProviderCall } from '../../provider-call.ts'
import { askSandbox, type SandboxAnswer } from '../../sandbox/ask-sandbox.ts'
import { accountRefusal, redactedAccount } from '../../sandbox/bank-account.ts'
import { drawBetween, drawReference } from '../../sandbox/draw.ts'
import { personaOf } from '../../sandbox/personas.ts'
import type { SandboxWorld } from '../../sandbox/world.ts'
import type { AccountVerification, BankAccount, Banking, DepositAmounts, DepositsChecked, DepositsSent, LinkedAccount } from '../port.ts'
import { LINK_PAGE_PATH } from './link-page.ts'
import { numberOf, readPublicToken } from './sandbox-banks.ts'

const PROVIDER = 'Rowan Account Check (sandbox)'

/** Bankfraud's own account ends so; any other is another's. */
const OWN_END = '2468'

const VERIFIED: AccountVerification = { status: 'VERIFIED' }

const FOUND: Readonly<Record<string, (account: BankAccount) => AccountVerification>> = {
  Bankfraud: ({ accountNumber }) =>
    accountNumber.endsWith(OWN_END) ? VERIFIED : { status: 'FAILED_VERIFICATION', because: 'NOT_FOUND', holders: [] },
  Bankreview: ({ holder }) => ({ status: 'PENDING_REVIEW', because: 'IN_REVIEW', holders: [`${holder.lastName} Family Trust`] }),
  Smallbank: () => ({ status: 'PENDING_REVIEW', because: 'NOT_LISTED' }),
}

function verify(account: BankAccount, call: ProviderCall): SandboxAnswer<AccountVerification> {
  const { holder } = account
  const reference = drawReference('account', call.idempotencyKey)
  const found = FOUND[personaOf(holder.lastName)?.lastName ?? '']?.(account) ?? VERIFIED
  const data = found.status === 'VERIFIED' ? { ...found, holders: [`${holder.firstName} ${holder.lastName}`] } : found
  return { data, reference, response: { reference, ...data } }
}

/** From 1 to 99 cents, and never twice the same. */
function amountsOf(reference: string): readonly [number, number] {
  const first = drawBetween(1, 98, reference, 'first')
  const second = drawBetween(1, 98, reference, 'second')
  return [first, second >= first ? second + 1 : second]
}

/** Two banking days to arrive, and ten to enter what came. */
function sendOn(now: string): DepositsSent {
  const sentOn = addBusinessDays(lenderDay(now), 0, isBankingDay)
  const arriveBy = addBusinessDays(sentOn, 2, isBankingDay)
  return { sentOn, arriveBy, enterBy: addBusinessDays(arriveBy, 10, isBankingDay) }
}

function check({ reference, amountsCents, enterBy }: DepositAmounts, call: ProviderCall): SandboxAnswer<DepositsChecked> {
  const right = amountsOf(reference).toSorted().join() === amountsCents.toSorted().join()
  const outcome = lenderDay(call.now) > enterBy ? 'EXPIRED' : right ? 'CONFIRMED' : 'WRONG'
  return { data: { outcome }, reference, response: { reference, outcome } }
}

const dollars = (cents: number): string => `$0.${String(cents).padStart(2, '0')}`

/** A message that the sandbox's mailbox shows. */
export type Tell = (message: { organizationCode: string; recipient: string; subject: string; body: string }) => Promise<void>

export const sandboxBanking = (world: SandboxWorld, tell: Tell): Banking => ({
  startLink: ({ holder: name, applicationId, lender }, call) => {
    const question = { provider: PROVIDER, capability: 'banking.startLink', name, request: { name, lender } }
    return askSandbox(world, question, call, () => {
      const session = drawReference('link', applicationId, call.idempotencyKey)
      const page = `${LINK_PAGE_PATH}?${new URLSearchParams({ session })}`
      return { data: { token: session, page }, reference: drawReference('request', session), response: { opened: true } }
    })
  },
  isResultOf: ({ holder: name, token, publicToken }, call) => {
    const question = { provider: PROVIDER, capability: 'banking.isResultOf', name, request: { name } }
    return askSandbox(world, question, call, () => {
      const data = { isOf: readPublicToken(publicToken)?.session === token }
      return { data, reference: drawReference('request', token), response: data }
    })
  },
  finishLink: ({ holder: name, publicToken }, call) => {
    const read = readPublicToken(publicToken)
    const refusal = read ? undefined : 'The public token is not one of this aggregator.'
    const question = { provider: PROVIDER, capability: 'banking.finishLink', name, refusal, request: { name } }
    return askSandbox(world, question, call, (): SandboxAnswer<LinkedAccount> => {
      const { session, bank, account } = read!
      const { name: institution, routingNumber } = bank
      const accountNumber = numberOf(session, bank, account)
      const shown = { institution, routingNumber, accountType: account.accountType }
      const link = { access: `access-${session}`, account: account.id }
      return {
        data: { ...shown, accountNumber, link },
        reference: drawReference('item', session),
        response: { ...shown, last4: accountNumber.slice(-4) },
      }
    })
  },
  verifyAccount: (account, call) => {
    const question = {
      provider: PROVIDER,
      capability: 'banking.verifyAccount',
      name: account.holder,
      refusal: accountRefusal(account),
      request: { ...redactedAccount(account), isLinked: account.link !== undefined },
    }
    return askSandbox(world, question, call, () => verify(account, call))
  },
  sendDeposits: async (account, call) => {
    const { holder: name, organizationCode } = account
    const refusal = accountRefusal(account)
    const question = { provider: PROVIDER, capability: 'banking.sendDeposits', name, refusal, request: redactedAccount(account) }
    const answer = await askSandbox(world, question, call, () => {
      const reference = drawReference('deposits', call.idempotencyKey)
      return { data: sendOn(call.now), reference, response: { reference, ...sendOn(call.now) } }
    })
    const [first, second] = amountsOf(answer.reference)
    await tell({
      organizationCode,
      recipient: `statement-of-${name.lastName.toLowerCase()}@bank.sandbox.test`,
      subject: 'Two small deposits (sandbox bank statement)',
      body: `Deposits from the lender: ${dollars(first)} and ${dollars(second)}.`,
    })
    return answer
  },
  checkDeposits: (amounts, call) => {
    const { holder: name, reference, enterBy } = amounts
    const question = { provider: PROVIDER, capability: 'banking.checkDeposits', name, request: { name, reference, enterBy } }
    return askSandbox(world, question, call, () => check(amounts, call))
  },
})
