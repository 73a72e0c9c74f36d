/** What the bank leaves: believed only where it answers what the bank was given. */
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createKeyring } from '../../../secrets/keyring.ts'
import { createSealing } from '../../../secrets/sealing.ts'
import type { Db } from '../../../store/db.ts'
import { type BankAnswer, changed, returned } from '../../../testing/bank-answer.ts'
import { openTestDatabase } from '../../../testing/open-test-database.ts'
import { contractAccount, contractCall } from '../../provider-call.contract.ts'
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

describe('what the bank leaves', () => {
  const sent = async (adapter: Adapter) => {
    const { data } = await adapter.disburse(disbursement, callAt(MORNING, `sent-${companies()}`))
    await adapter.keepUp!(callAt(CUT))
    return data.traceNumber
  }

  it('is a return: the transfer came back, on the day of the file, once under whatever name it comes', async () => {
    const adapter = adapterOf()
    const trace = await sent(adapter)
    bankSends('returns-1.ach', returnFile(trace, 'R03'))
    bankSends('returns-1-again.ach', returnFile(trace, 'R03'))
    expect(await adapter.keepUp!(callAt(NEXT_DAY))).toEqual([])
    expect(await standing(adapter, trace, NEXT_DAY)).toEqual({ status: 'RETURNED', on: '2026-11-24', code: 'R03' })
    bankSends('returns-2.ach', returnFile(trace, 'R16'))
    expect(await adapter.keepUp!(callAt(NEXT_DAY))).toEqual([
      expect.stringMatching(/^returns-2\.ach: R16 of \d{15} is of an entry that came back before, as R03/),
    ])
    expect(await standing(adapter, trace, NEXT_DAY)).toMatchObject({ code: 'R03' })
  })

  it('is told to a person, and changes nothing, where it names no entry of ours, another amount, or is no file of a bank', async () => {
    const adapter = adapterOf()
    const trace = await sent(adapter)
    bankSends('amount.ach', returnFile(trace, 'R03', 1))
    bankSends('stranger.ach', returnFile('999999999999999', 'R03'))
    bankSends('text.ach', 'hello')
    expect(await adapter.keepUp!(callAt(NEXT_DAY))).toEqual([
      expect.stringMatching(/^amount\.ach: R03 of \d{15} is over another amount/),
      expect.stringMatching(/^stranger\.ach: no entry of ours/),
      expect.stringMatching(/^text\.ach: This is no ACH file/),
    ])
    expect(await adapter.keepUp!(callAt(NEXT_DAY))).toEqual([])
    expect(await standing(adapter, trace, NEXT_DAY)).toMatchObject({ status: 'SETTLED' })
  })

  it('is believed of nothing that the bank was not given: the entry leaves once, and a return of it counts from then on', async () => {
    const adapter = adapterOf()
    const { data } = await adapter.disburse(disbursement, callAt(MORNING, `early-${companies()}`))
    bankSends('early.ach', returnFile(data.traceNumber, 'R02'))
    expect(await adapter.keepUp!(callAt(MORNING))).toEqual([expect.stringMatching(/^early\.ach: R02 .* the bank was not given yet/)])
    expect(await standing(adapter, data.traceNumber, MORNING)).toEqual({ status: 'SENT' })
    await adapter.keepUp!(callAt(CUT))
    expect(outgoing().filter((file) => file.includes(data.traceNumber))).toHaveLength(1)
    bankSends('in-time.ach', returnFile(data.traceNumber, 'R03'))
    expect(await adapter.keepUp!(callAt(NEXT_DAY))).toEqual([])
    expect(await standing(adapter, data.traceNumber, NEXT_DAY)).toMatchObject({ status: 'RETURNED', code: 'R03' })
    const forged = db.query('update ach_entries set file_id = null where trace_number = $1', [data.traceNumber])
    await expect(forged).rejects.toThrow(/ach_entries_answered/)
  })

  it('waits where it answers a file that the bank took from a node that died, until that is written down', async () => {
    const settings = nachaSettings()
    const whole = folderDelivery(folder)
    const diesAfter: AchDelivery = {
      ...whole,
      async release(name) {
        await whole.release(name)
        throw new Error('killed')
      },
    }
    const { data } = await adapterOf(whole, settings).disburse(disbursement, callAt(MORNING, 'died'))
    await expect(adapterOf(diesAfter, settings).keepUp!(callAt(CUT))).rejects.toThrow('killed')
    // Another node finds the file leased by the one that died.
    await db.query('update ach_files set leased_until = $1 where company_id = $2', ['2026-11-24T00:00:00Z', settings.NACHA_COMPANY_ID])
    bankSends('at-once.ach', returnFile(data.traceNumber, 'R03'))
    const adapter = adapterOf(whole, settings)
    expect(await adapter.keepUp!(callAt(CUT))).toEqual([])
    expect(await standing(adapter, data.traceNumber, CUT)).toEqual({ status: 'SENT' })
    expect(await adapter.keepUp!(callAt(NEXT_DAY))).toEqual([])
    expect(await standing(adapter, data.traceNumber, NEXT_DAY)).toMatchObject({ status: 'RETURNED' })
  })

  it('keeps no other file waiting, whatever is in it, and is one matter for a person', async () => {
    const adapter = adapterOf()
    const trace = await sent(adapter)
    bankSends('a-nul.ach', returnFile(trace, 'R03').replace('R03', 'R\0\0'))
    bankSends('b-high.ach', returnFile(trace, 'R03').replace('R03', 'R\u00ff\u00fe'))
    bankSends('c-large.ach', '1'.repeat(50_000_001))
    bankSends(
      'd-many.ach',
      returnFile(
        Array.from({ length: 2000 }, (_, index) => String(900_000_000_000_000 + index)),
        'R02',
      ),
    )
    bankSends('e-\u202egood.ach', returnFile(trace, 'R03'))
    expect(await adapter.keepUp!(callAt(NEXT_DAY))).toEqual([
      expect.stringMatching(/^a-nul\.ach: .* characters that no bank writes$/),
      expect.stringMatching(/^b-high\.ach: .* characters that no bank writes$/),
      expect.stringMatching(/^c-large\.ach: The file has 50000001 bytes/),
      expect.stringMatching(/^d-many\.ach: no entry of ours.*; and 1980 more like these$/),
    ])
    expect(await standing(adapter, trace, NEXT_DAY)).toMatchObject({ status: 'RETURNED', code: 'R03' })
    expect(await adapter.keepUp!(callAt(NEXT_DAY))).toEqual([])
    const { rows } = await db.query("select count(*)::int as rows from ach_problems where file_name like 'd-many%'")
    expect(rows).toEqual([{ rows: 1 }])
  })

  it('is believed only of what it names whole: our company, the account of the entry, a day that can be', async () => {
    const adapter = adapterOf()
    const trace = await sent(adapter)
    const answer = (more: Partial<BankAnswer>) => returnFile(trace, 'R03', 8_500_000, more)
    bankSends('a-company.ach', answer({ companyId: '9999999999' }))
    bankSends(
      'b-account.ach',
      answer({ answers: [{ addenda: returned('R03', trace), amountCents: 8_500_000, accountNumber: '999999999999' }] }),
    )
    bankSends(
      'c-bank.ach',
      answer({ answers: [{ addenda: returned('R03', trace).replace('12100035 ', '99999999 '), amountCents: 8_500_000 }] }),
    )
    bankSends('d-before.ach', answer({ madeOn: '2026-11-20' }))
    bankSends('e-to-come.ach', answer({ madeOn: '2099-12-31' }))
    expect(await adapter.keepUp!(callAt(NEXT_DAY))).toEqual([
      expect.stringMatching(/^a-company\.ach: .* is for the company 9999999999/),
      expect.stringMatching(/^b-account\.ach: .* names another account/),
      expect.stringMatching(/^c-bank\.ach: .* names another account/),
      expect.stringMatching(/^d-before\.ach: .* before the bank was given the entry/),
      expect.stringMatching(/^e-to-come\.ach: the file is of .*December 31, 2099, a day to come/),
    ])
    expect(await standing(adapter, trace, NEXT_DAY)).toMatchObject({ status: 'SETTLED' })
  })

  it('keeps a notification of change sealed beside the entry, which stands', async () => {
    const adapter = adapterOf()
    const trace = await sent(adapter)
    bankSends('changes.ach', returnFile(trace, 'R03').replace(/^799.*$/m, changed(trace)))
    expect(await adapter.keepUp!(callAt(NEXT_DAY))).toEqual([])
    expect(await standing(adapter, trace, NEXT_DAY)).toMatchObject({ status: 'SETTLED' })
    const { rows } = await db.query('select change_code, change_sealed from ach_entries where trace_number = $1', [trace])
    expect(rows[0]).toMatchObject({ change_code: 'C01', change_sealed: expect.stringMatching(/^sealed:/) })
  })
})
