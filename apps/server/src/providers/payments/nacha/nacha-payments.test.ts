import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createKeyring } from '../../../secrets/keyring.ts'
import { createSealing } from '../../../secrets/sealing.ts'
import type { Db } from '../../../store/db.ts'
import { changed } from '../../../testing/bank-answer.ts'
import { openTestDatabase } from '../../../testing/open-test-database.ts'
import { contractAccount, contractCall } from '../../provider-call.contract.ts'
import { describePaymentsContract } from '../port.contract.ts'
import type { AchDelivery } from './ach-delivery.ts'
import { folderDelivery } from './folder-delivery.ts'
import { companies, nachaSettings, returnFile } from './nacha-bank.fixture.ts'
import { nachaPayments } from './nacha-payments.ts'

let db: Db
let folder: string
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hearthline-ach-'))
  return () => rmSync(folder, { recursive: true, force: true })
})

const sealing = createSealing(createKeyring([randomBytes(32).toString('base64')]))
const adapterOf = (delivery: AchDelivery = folderDelivery(folder), settings = nachaSettings()) =>
  nachaPayments({ db, sealing, settings, delivery })
type Adapter = ReturnType<typeof adapterOf>

const callAt = (now: string, key = `call-${now}`) => ({ ...contractCall(), idempotencyKey: `${companies()}/${key}`, now })
const disbursement = { ...contractAccount, amountCents: 8_500_000 }
/** Pacific Time, of November: 16:00, behind the cut-off, and the next days. */
const MORNING = '2026-11-23T18:00:00.000Z'
const CUT = '2026-11-23T22:30:00.000Z'
const NEXT_DAY = '2026-11-24T18:00:00.000Z'

const outgoing = () => readdirSync(join(folder, 'outgoing')).map((name) => readFileSync(join(folder, 'outgoing', name), 'latin1'))
const standing = async (adapter: Adapter, traceNumber: string, now: string) =>
  (await adapter.standingOf({ holder: contractAccount.holder, traceNumber, sentOn: '2026-11-23' }, callAt(now))).data

const bankSends = (name: string, content: string) => {
  mkdirSync(join(folder, 'incoming'), { recursive: true })
  writeFileSync(join(folder, 'incoming', name), content)
}

const contractSettings = nachaSettings()
describePaymentsContract(() => adapterOf(folderDelivery(folder), contractSettings), {
  payoffs: false,
  feesAtOnce: false,
  prenotes: true,
})

describe('a disbursement by files', () => {
  it('is one entry however often it is asked for, leaves with the file of its day, and settles on the next banking day', async () => {
    const adapter = adapterOf()
    const asked = await Promise.all([1, 2, 3].map(() => adapter.disburse(disbursement, callAt(MORNING, 'once'))))
    const [{ data }] = asked as [(typeof asked)[0]]
    expect(new Set(asked.map((answer) => answer.data.traceNumber)).size).toBe(1)
    expect(data).toMatchObject({ status: 'SENT', sentOn: '2026-11-23', settlesOn: '2026-11-24' })
    expect(JSON.stringify(asked)).not.toContain(contractAccount.accountNumber)
    await adapter.keepUp!(callAt(MORNING))
    expect(() => outgoing()).toThrow(/ENOENT/)
    await Promise.all([adapter.keepUp!(callAt(CUT)), adapter.keepUp!(callAt(CUT))])
    await adapter.keepUp!(callAt(NEXT_DAY))
    const [file, ...others] = outgoing()
    expect(others).toEqual([])
    const carried = file!.split('\n').filter((record) => record.startsWith('6') && record.endsWith(data.traceNumber))
    expect(carried.map((record) => record.slice(29, 39))).toEqual(['0008500000'])
    expect(await standing(adapter, data.traceNumber, CUT)).toEqual({ status: 'SENT' })
    expect(await standing(adapter, data.traceNumber, NEXT_DAY)).toEqual({ status: 'SETTLED', on: '2026-11-24' })
  })

  it('whose file left late, of a node that was down, asks for no day that is over, and settles on the next banking day', async () => {
    const adapter = adapterOf()
    const { data } = await adapter.disburse(disbursement, callAt(MORNING, 'late'))
    await adapter.keepUp!(callAt(NEXT_DAY))
    // Before Thanksgiving: what left on Tuesday morning settles on Wednesday.
    const batch = outgoing()[0]!
      .split('\n')
      .find((record) => record.startsWith('5'))!
    expect(batch.slice(69, 75)).toBe('261125')
    expect(await standing(adapter, data.traceNumber, NEXT_DAY)).toEqual({ status: 'SENT' })
    expect(await standing(adapter, data.traceNumber, '2026-11-25T18:00:00.000Z')).toEqual({ status: 'SETTLED', on: '2026-11-25' })
  })

  it('that takes no money needs no entry; one that no file can carry is refused', async () => {
    const adapter = adapterOf()
    expect((await adapter.disburse({ ...disbursement, amountCents: 0 }, callAt(MORNING))).data.status).toBe('SETTLED')
    for (const wrong of [{ routingNumber: '12' }, { accountNumber: 'x' }, { amountCents: 0.5 }, { amountCents: -1 }])
      await expect(adapter.disburse({ ...disbursement, ...wrong }, callAt(MORNING))).rejects.toMatchObject({ retryable: false })
    await adapter.keepUp!(callAt(CUT))
    expect(() => outgoing()).toThrow(/ENOENT/)
  })

  it('is never in the bank’s hands twice, whatever node died at whatever step, and however fast the bank takes it away', async () => {
    const settings = nachaSettings()
    const whole = folderDelivery(folder)
    const asked = await adapterOf(whole, settings).disburse(disbursement, callAt(MORNING, 'killed'))
    let hours = 0
    const later = () => new Date(Date.parse(CUT) + ++hours * 3_600_000).toISOString()
    const dies = () => Promise.reject(new Error('killed'))
    const stagesNothing = adapterOf({ ...whole, stage: dies }, settings)
    await expect(stagesNothing.keepUp!(callAt(later()))).rejects.toThrow('killed')
    const stagesOnly = adapterOf({ ...whole, release: dies }, settings)
    await expect(stagesOnly.keepUp!(callAt(later()))).rejects.toThrow('killed')
    expect(outgoing()).toEqual([])
    // It is released, the bank takes it, and the node dies before it can write that down.
    const taken: string[] = []
    const diesAfter: AchDelivery = {
      ...whole,
      async release(name) {
        await whole.release(name)
        taken.push(readFileSync(join(folder, 'outgoing', name), 'latin1'))
        unlinkSync(join(folder, 'outgoing', name))
        throw new Error('killed')
      },
    }
    await expect(adapterOf(diesAfter, settings).keepUp!(callAt(later()))).rejects.toThrow('killed')
    const adapter = adapterOf(whole, settings)
    await adapter.keepUp!(callAt(later()))
    await adapter.keepUp!(callAt(later()))
    expect(outgoing()).toEqual([])
    expect(taken).toHaveLength(1)
    expect(await standing(adapter, asked.data.traceNumber, NEXT_DAY)).toMatchObject({ status: 'SETTLED' })
  })
})

describe('a disbursement that is stopped', () => {
  const question = (traceNumber: string) => ({ holder: contractAccount.holder, traceNumber, sentOn: '2026-11-23' })
  const withdraw = async (adapter: Adapter, traceNumber: string, now: string) =>
    (await db.transaction((session) => adapter.withdraw!(question(traceNumber), callAt(now), session))).data

  it('before a file carries it leaves in none, whatever the hour, and is kept as stopped', async () => {
    const adapter = adapterOf()
    const { data } = await adapter.disburse(disbursement, callAt(MORNING, 'stopped'))
    const stopped = { status: 'WITHDRAWN', on: '2026-11-23' }
    expect(await withdraw(adapter, data.traceNumber, MORNING)).toEqual(stopped)
    expect(await withdraw(adapter, data.traceNumber, NEXT_DAY)).toEqual(stopped)
    await adapter.keepUp!(callAt(CUT))
    await adapter.keepUp!(callAt(NEXT_DAY))
    expect(() => outgoing()).toThrow(/ENOENT/)
    expect(await standing(adapter, data.traceNumber, NEXT_DAY)).toEqual(stopped)
    const again = db.query('update ach_entries set withdrawn_on = null where trace_number = $1', [data.traceNumber])
    await expect(again).rejects.toThrow(/stays so/)
  })

  it('once a file carries it comes too late, and stands as the bank says', async () => {
    const adapter = adapterOf()
    const { data } = await adapter.disburse(disbursement, callAt(MORNING, 'too late'))
    await adapter.keepUp!(callAt(CUT))
    expect(await withdraw(adapter, data.traceNumber, CUT)).toEqual({ status: 'SENT' })
    expect(await withdraw(adapter, data.traceNumber, NEXT_DAY)).toEqual({ status: 'SETTLED', on: '2026-11-24' })
    await expect(withdraw(adapter, '999999999999999', CUT)).rejects.toMatchObject({ retryable: false })
  })

  it('while the bank’s place is away leaves in no file once that is back, and what the same file carried leaves in another', async () => {
    const settings = nachaSettings()
    const whole = folderDelivery(folder)
    const adapter = adapterOf(whole, settings)
    const away = adapterOf({ ...whole, stage: () => Promise.reject(new Error('away')) }, settings)
    const held = (await adapter.disburse(disbursement, callAt(MORNING, 'held'))).data
    const other = (await adapter.disburse(disbursement, callAt(MORNING, 'other'))).data
    await expect(away.keepUp!(callAt(CUT))).rejects.toThrow('away')
    expect(await withdraw(adapter, held.traceNumber, CUT)).toEqual({ status: 'WITHDRAWN', on: '2026-11-23' })
    await adapter.keepUp!(callAt(NEXT_DAY))
    const [file, ...others] = outgoing()
    expect([others, file!.includes(held.traceNumber), file!.includes(other.traceNumber)]).toEqual([[], false, true])
    expect(await standing(adapter, other.traceNumber, '2026-11-25T18:00:00.000Z')).toEqual({ status: 'SETTLED', on: '2026-11-25' })
  })

  it('while a node hands its file over, or once the bank may have it, comes too late', async () => {
    const settings = nachaSettings()
    const whole = folderDelivery(folder)
    const adapter = adapterOf(whole, settings)
    const { data } = await adapter.disburse(disbursement, callAt(MORNING, 'handed over'))
    const asks = () => withdraw(adapter, data.traceNumber, CUT)
    const said: object[] = []
    const slow: AchDelivery = {
      ...whole,
      async stage(name, content) {
        said.push(await asks())
        await whole.stage(name, content)
      },
      release: () => Promise.reject(new Error('killed')),
    }
    await expect(adapterOf(slow, settings).keepUp!(callAt(CUT))).rejects.toThrow('killed')
    said.push(await asks())
    expect(said).toEqual([{ status: 'SENT' }, { status: 'SENT' }])
  })

  it('while its file is cut is in the file, or stopped, and never both', async () => {
    const adapter = adapterOf()
    for (let round = 0; round < 5; round++) {
      const { data } = await adapter.disburse(disbursement, callAt(MORNING, `race-${round}`))
      const [stands] = await Promise.all([withdraw(adapter, data.traceNumber, CUT), adapter.keepUp!(callAt(CUT))])
      await adapter.keepUp!(callAt(NEXT_DAY))
      const isCarried = readdirSync(folder).includes('outgoing') && outgoing().some((file) => file.includes(data.traceNumber))
      expect(isCarried).toBe(stands.status !== 'WITHDRAWN')
    }
  })
})

describe('a test entry before the money (prenote)', () => {
  const question = (traceNumber: string) => ({ holder: contractAccount.holder, traceNumber, sentOn: '2026-11-23' })
  const sent = async () => {
    const adapter = adapterOf()
    const { data } = await adapter.prenotes!.send(contractAccount, callAt(MORNING, `prenote-${companies()}`))
    const standingAt = async (now: string) => (await adapter.prenotes!.standingOf(question(data.traceNumber), callAt(now))).data
    return { adapter, data, standingAt }
  }

  it('leaves with the file of its day without money, and is clear on the third banking day after it settled', async () => {
    const { adapter, data, standingAt } = await sent()
    expect(data).toMatchObject({ sentOn: '2026-11-23', settlesOn: '2026-11-24' })
    await adapter.keepUp!(callAt(CUT))
    const [file] = outgoing()
    expect(file!.split('\n').filter((record) => record.startsWith('6'))).toEqual([expect.stringMatching(/^623.{26}0{10}.*/)])
    // Thanksgiving is no banking day.
    expect(await standingAt('2026-11-30T18:00:00.000Z')).toEqual({ status: 'CLEAR', on: '2026-11-30' })
    expect(await standingAt('2026-11-27T18:00:00.000Z')).toEqual({ status: 'SENT' })
  })

  it('whose file left late has its days from then on', async () => {
    const { adapter, standingAt } = await sent()
    await adapter.keepUp!(callAt('2026-11-27T23:00:00.000Z'))
    expect(await standingAt('2026-12-02T18:00:00.000Z')).toEqual({ status: 'SENT' })
    expect(await standingAt('2026-12-03T18:00:00.000Z')).toEqual({ status: 'CLEAR', on: '2026-12-03' })
  })

  it('is never clear where the bank returned it, or said that the account is another', async () => {
    for (const code of ['R04', 'C01']) {
      const { adapter, data, standingAt } = await sent()
      await adapter.keepUp!(callAt(CUT))
      const returned = returnFile(data.traceNumber, 'R04', 0)
      bankSends(`${code}.ach`, code === 'R04' ? returned : returned.replace(/^799.*$/m, changed(data.traceNumber)))
      expect(await adapter.keepUp!(callAt(NEXT_DAY))).toEqual([])
      expect(await standingAt('2026-12-10T18:00:00.000Z')).toEqual({ status: 'ANSWERED', on: '2026-11-24', code })
    }
  })

  it('is made by no one where the bank asks for none', () => {
    expect(adapterOf(folderDelivery(folder), { ...nachaSettings(), NACHA_PRENOTE: 'no' }).prenotes).toBeUndefined()
  })
})

describe('a fee by files', () => {
  const fee = { ...contractAccount, amountCents: 18_000, description: 'Home valuation' }

  it('is collected once no return can come any more, and not before', async () => {
    const adapter = adapterOf()
    const ask = (now: string) => adapter.collectFee(fee, callAt(now, 'fee'))
    await expect(ask(MORNING)).rejects.toMatchObject({ kind: 'PENDING' })
    await adapter.keepUp!(callAt(CUT))
    expect(outgoing()[0]!.split('\n')[1]).toContain('WEBVALUATION')
    await expect(ask('2026-11-25T18:00:00.000Z')).rejects.toMatchObject({ kind: 'PENDING' })
    expect((await ask('2026-12-01T18:00:00.000Z')).data).toEqual({ status: 'COLLECTED', on: '2026-11-24' })
  })
})

describe('a debt to be paid off', () => {
  it('is refused with what to do instead, because a quote names an address and no account', async () => {
    const debt = { id: 'card-1', creditor: 'Fern Street Card', amountCents: 420_000 }
    const letter = { sha256: '0'.repeat(64), mediaType: 'application/pdf', bytes: new Uint8Array() } as const
    const asked = adapterOf().payOff({ applicantName: contractAccount.holder, debt, letter }, callAt(MORNING))
    await expect(asked).rejects.toMatchObject({ retryable: false, because: expect.stringContaining('by check or wire') })
  })
})
