import { describe, expect, it } from 'vitest'
import { contractAccount, contractCall } from '../../provider-call.contract.ts'
import { createSandboxWorld } from '../../sandbox/world.ts'
import { describeBankingContract } from '../port.contract.ts'
import { sandboxLinkPage } from './link-page.ts'
import { sandboxBanking } from './sandbox-banking.ts'
import { numberOf, publicTokenOf, SANDBOX_ACCOUNTS, SANDBOX_BANKS } from './sandbox-banks.ts'

const told: { subject: string; body: string }[] = []
const adapter = () => sandboxBanking(createSandboxWorld({ speed: 'instant' }), async (message) => void told.push(message))
const [harbor] = SANDBOX_BANKS
const [checking, savings] = SANDBOX_ACCOUNTS
const linked = (account = checking!) => ({ publicToken: publicTokenOf('link-1', harbor!, account), accountId: account.id })

describeBankingContract(adapter, { ...linked(), secrets: [numberOf('link-1', harbor!, checking!), 'access-link-1'] })

const accountOf = (lastName: string, accountNumber: string = contractAccount.accountNumber) => ({
  ...contractAccount,
  accountNumber,
  holder: { firstName: 'Ana', lastName },
})

describe('the sandbox’s account verification', () => {
  it.each([
    ['Reyes', 'VERIFIED', undefined],
    ['Bankfraud', 'FAILED_VERIFICATION', 'NOT_FOUND'],
    ['Bankreview', 'PENDING_REVIEW', 'IN_REVIEW'],
    ['Smallbank', 'PENDING_REVIEW', 'NOT_LISTED'],
  ])('%s’s account is %s', async (lastName, status, because) => {
    const { data } = await adapter().verifyAccount(accountOf(lastName), contractCall())
    expect([data.status, data.because]).toEqual([status, because])
  })

  it('Bankfraud’s own account, typed or linked, is verified', async () => {
    expect((await adapter().verifyAccount(accountOf('Bankfraud', '0001112468'), contractCall())).data.status).toBe('VERIFIED')
    const { data } = await adapter().finishLink({ holder: accountOf('Bankfraud').holder, ...linked(savings) }, contractCall())
    expect(data.accountNumber).toMatch(/2468$/)
  })

  it('two deposits of different cents are sent, arrive after two banking days, and are told to the mailbox alone', async () => {
    told.length = 0
    const sent = await adapter().sendDeposits({ ...accountOf('Smallbank'), organizationCode: 'HEARTH' }, contractCall())
    // A Friday: the weekend does not count, and Thanksgiving is after it.
    expect(sent.data).toEqual({ sentOn: '2026-11-20', arriveBy: '2026-11-24', enterBy: '2026-12-09' })
    const [first, second] = [...told[0]!.body.matchAll(/\$0\.(\d\d)/g)].map(([, cents]) => Number(cents)) as [number, number]
    expect(first).not.toBe(second)
    expect(JSON.stringify([sent.request, sent.response])).not.toContain(`0.${first}`)
    const check = (amountsCents: [number, number], now?: string) =>
      adapter()
        .checkDeposits(
          { holder: accountOf('Smallbank').holder, reference: sent.reference, enterBy: sent.data.enterBy, amountsCents },
          contractCall(now ? { now } : {}),
        )
        .then(({ data }) => data.outcome)
    expect(await check([first, second])).toBe('CONFIRMED')
    expect(await check([second, first])).toBe('CONFIRMED')
    expect(await check([first, (second % 99) + 1])).toBe('WRONG')
    expect(await check([first, second], '2026-12-10T18:00:00.000Z')).toBe('EXPIRED')
  })
})

describe('the sandbox aggregator’s page', () => {
  const at = (fields: Record<string, string>) => sandboxLinkPage.answer({ session: 'link-1', ...fields })
  const login = { user: 'user_good', password: 'pass_good' }
  const redirectOf = (answer: ReturnType<typeof at>) => new URL((answer as { redirect: string }).redirect, 'https://x.example').searchParams

  it('leads from the bank over the password and a code to the account, and back with its token', () => {
    expect(at({})).toMatchObject({ title: 'Choose your bank' })
    expect(at({ bank: 'cedar' })).toMatchObject({ title: 'Sign in to Cedar Savings Bank' })
    expect(at({ bank: 'cedar', ...login })).toMatchObject({ title: 'Enter the code' })
    expect(at({ bank: 'cedar', signedIn: 'yes', code: '9999' })).toMatchObject({ body: expect.stringContaining('This is not the code') })
    expect(at({ bank: 'cedar', signedIn: 'yes', code: '1234' })).toMatchObject({ title: 'Choose an account' })
    const back = redirectOf(at({ bank: 'cedar', signedIn: 'yes', confirmed: 'yes', account: 'savings' }))
    expect(back.get('public_token')).toBe('public-sandbox:cedar:savings:link-1')
  })

  it('refuses another password, and a bank that is down', () => {
    expect(at({ bank: 'harbor', user: 'a', password: 'b' })).toMatchObject({ body: expect.stringContaining('role="alert"') })
    expect(at({ bank: 'prairie' })).toMatchObject({ title: 'Choose your bank', body: expect.stringContaining('isn’t responding') })
  })

  it('lets a person leave, and says so where the bank is not listed', () => {
    expect(redirectOf(at({ exit: 'INSTITUTION_NOT_FOUND' })).get('exit')).toBe('INSTITUTION_NOT_FOUND')
  })

  it('repeats nothing that was sent to it as markup', () => {
    expect((sandboxLinkPage.answer({ session: '"><script>' }) as { body: string }).body).not.toContain('<script>')
  })
})
