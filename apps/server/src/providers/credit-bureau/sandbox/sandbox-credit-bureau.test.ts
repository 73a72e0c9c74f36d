import { describe, expect, it } from 'vitest'
import { contractAddress, contractCall } from '../../provider-call.contract.ts'
import { ProviderRefused, ProviderUnavailable } from '../../provider-call.ts'
import { createSandboxWorld } from '../../sandbox/world.ts'
import { describeCreditBureauContract } from '../port.contract.ts'
import type { CreditRequest } from '../port.ts'
import { sandboxCreditBureau } from './sandbox-credit-bureau.ts'

const adapter = () => sandboxCreditBureau(createSandboxWorld({ speed: 'instant', began: () => contractCall().now }))

describeCreditBureauContract(adapter)

const SSN = '219099999'

const asked = (lastName: string, more: Partial<CreditRequest> = {}): CreditRequest => ({
  name: { firstName: 'Ana', lastName },
  bornOn: '1984-05-17',
  address: contractAddress,
  ...more,
})
const soft = async (lastName: string, more?: Partial<CreditRequest>) =>
  (await adapter().pullSoft(asked(lastName, more), contractCall())).data
const hard = async (lastName: string, more?: Partial<CreditRequest>) =>
  (await adapter().pullHard({ ...asked(lastName, more), ssn: SSN }, contractCall())).data
const monthly = (report: Awaited<ReturnType<typeof soft>>) => report.tradelines.reduce((sum, line) => sum + line.monthlyPaymentCents, 0)
const people = Array.from({ length: 400 }, (_each, index) => ({ name: { firstName: `Ana${index}`, lastName: 'Reyes' } }))

describe('a qualified applicant’s credit report', () => {
  it('has three scores whose middle one lies from 700 to 830', async () => {
    for (const person of people) {
      const { scores } = await soft('Reyes', person)
      expect(scores).toHaveLength(3)
      expect(scores).toEqual([...scores].sort((a, b) => a - b))
      expect(scores[1]).toBeGreaterThanOrEqual(700)
      expect(scores[1]).toBeLessThanOrEqual(830)
    }
  })

  it('has one open mortgage on the home and one to four other accounts of at most 350 a month, none late', async () => {
    for (const person of people) {
      const report = await soft('Reyes', person)
      const mortgages = report.tradelines.filter((line) => line.securedBy === 'SUBJECT')
      const others = report.tradelines.filter((line) => line.securedBy === undefined)
      expect(mortgages).toHaveLength(1)
      expect(others.length).toBeGreaterThanOrEqual(1)
      expect(others.length).toBeLessThanOrEqual(4)
      expect(monthly(report) - (mortgages[0]?.monthlyPaymentCents ?? 0)).toBeLessThanOrEqual(35_000)
      expect(report.tradelines.every((line) => line.late30In12Months === 0)).toBe(true)
    }
  })

  it('is the same whatever was asked before, and another for another address', async () => {
    const bureau = adapter()
    const alone = await soft('Reyes')
    await bureau.pullSoft(asked('Frozen'), contractCall())
    await bureau.pullHard({ ...asked('Okafor'), ssn: SSN }, contractCall())
    expect((await bureau.pullSoft(asked('Reyes'), contractCall())).data).toEqual(alone)
    const elsewhere = await Promise.all(
      [1, 2, 3, 4].map((n) => soft('Reyes', { address: { ...contractAddress, street1: `${n} Fir Way` } })),
    )
    expect(new Set(elsewhere.map((report) => report.scores[1])).size).toBeGreaterThan(1)
  })

  it('does not change with the case of a name, a middle name or the SSN', async () => {
    const plain = await soft('Reyes')
    expect(await soft('REYES', { name: { firstName: ' ana', middleName: 'Lucia', lastName: 'REYES' }, ssn: SSN })).toEqual(plain)
  })

  it('hardly changes until the hard pull: same accounts, same score band', async () => {
    for (const person of people) {
      const [before, after] = [await soft('Reyes', person), await hard('Reyes', person)]
      expect(after.tradelines).toEqual(before.tradelines)
      expect(Math.floor((after.scores[1] ?? 0) / 20)).toBe(Math.floor((before.scores[1] ?? 0) / 20))
      expect(after.inquiries).toEqual([])
    }
  })
})

describe('the credit bureau’s personas', () => {
  it('Frozen is frozen until the freeze is said to be lifted; a PIN does not help', async () => {
    expect((await soft('Frozen')).outcome).toBe('FROZEN')
    expect((await soft('Frozen', { pin: '2468' })).outcome).toBe('FROZEN')
    expect((await soft('Frozen', { thawed: true })).outcome).toBe('REPORT')
    expect((await hard('Frozen', { thawed: true })).outcome).toBe('REPORT')
  })

  it('Frozenpin is locked until the PIN is right; lifting no freeze helps', async () => {
    expect((await soft('Frozenpin')).outcome).toBe('LOCKED')
    expect((await soft('Frozenpin', { thawed: true })).outcome).toBe('LOCKED')
    expect((await soft('Frozenpin', { pin: '1111' })).outcome).toBe('PIN_INCORRECT')
    expect((await soft('Frozenpin', { pin: '2468' })).outcome).toBe('REPORT')
  })

  it('Nomatch is found by SSN, Nohit has no file even then', async () => {
    expect((await soft('Nomatch')).outcome).toBe('NO_MATCH')
    expect((await soft('Nomatch', { ssn: SSN })).outcome).toBe('REPORT')
    expect((await soft('Nohit')).outcome).toBe('NO_MATCH')
    expect((await soft('Nohit', { ssn: SSN })).outcome).toBe('NO_HIT')
  })

  it('Minor is called a minor, and nothing is shown', async () => {
    expect(await soft('Minor')).toMatchObject({ outcome: 'MINOR', scores: [], tradelines: [] })
  })

  it('Bureaudown gets no answer, ever, and that is no decline', async () => {
    const failure = await soft('Bureaudown').catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ProviderUnavailable)
    expect(failure).toMatchObject({ kind: 'SERVER_ERROR', retryable: true })
  })

  it('Delinquent was late on the home’s mortgage twice', async () => {
    const { tradelines } = await soft('Delinquent')
    expect(tradelines.filter((line) => line.late30In12Months > 0)).toMatchObject([{ securedBy: 'SUBJECT', late30In12Months: 2 }])
  })

  it('Lowscore’s middle score is 600, before and after', async () => {
    expect((await soft('Lowscore')).scores[1]).toBe(600)
    expect((await hard('Lowscore')).scores[1]).toBeLessThan(640)
  })

  it('Highdti owes 28,000 a month and Assetrich 6,600, the mortgage included', async () => {
    expect(monthly(await soft('Highdti'))).toBe(2_800_000)
    expect(monthly(await soft('Assetrich'))).toBe(660_000)
  })

  it('Highcltv’s mortgage leaves 12,500 of 85 percent of 500,000, and 32,500 of Texas’s 80', async () => {
    const mortgageIn = async (state: string) =>
      (await soft('Highcltv', { address: { ...contractAddress, state } })).tradelines.find((line) => line.securedBy === 'SUBJECT')
        ?.balanceCents
    expect(42_500_000 - ((await mortgageIn('CA')) ?? 0)).toBe(1_250_000)
    expect(40_000_000 - ((await mortgageIn('TX')) ?? 0)).toBe(3_250_000)
    expect((await soft('Highcltv')).scores[1]).toBeGreaterThanOrEqual(740)
  })

  it('Inquiries shows two of them only in the hard pull', async () => {
    expect((await soft('Inquiries')).inquiries).toEqual([])
    expect((await hard('Inquiries')).inquiries).toEqual([
      { creditor: 'Coastline Auto Finance', on: '2026-11-11' },
      { creditor: 'Northgate Card', on: '2026-11-16' },
    ])
  })
})

describe('what the bureau refuses', () => {
  it.each([
    ['an SSN that has not nine digits', { ssn: '12345' }],
    ['a date of birth that is none', { bornOn: '1984-02-31' }],
  ])('%s, without repeating it', async (_what, more) => {
    const failure = await soft('Reyes', more).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ProviderRefused)
    expect(`${(failure as Error).message} ${JSON.stringify(failure)}`).not.toContain(Object.values(more)[0])
  })

  it('a hard pull without an SSN', async () => {
    const request = { ...asked('Reyes'), ssn: undefined } as unknown as CreditRequest & { ssn: string }
    await expect(adapter().pullHard(request, contractCall())).rejects.toBeInstanceOf(ProviderRefused)
  })
})
