/** “Change my amount”: before the note is signed another amount may be chosen, and everything that names the amount is made for it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { firstOffer } from '../testing/first-offer.ts'
import { personAt } from '../testing/live-on.ts'
import { itInLongRun } from '../testing/long-run.ts'
import type { Person } from '../testing/person.ts'
import { type Staff, staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let operator: Staff
beforeAll(async () => {
  app = await openTestApp()
  operator = await staff(app, 'operator')
})
afterAll(() => app.close())

interface Terms {
  readonly drawCents: number
  readonly cashToBorrowerCents: number
}
interface Document {
  readonly sha256: string
}

const stands = async (borrower: Person) => {
  const { step, openItem } = await borrower.application()
  return [step, openItem]
}
const ask = (borrower: Person, wanted = true) => borrower.answer('amount-change', { wanted })
/** The same offer, for more. */
async function larger(borrower: Person) {
  const choice = firstOffer(await borrower.offers())
  return { ...choice, drawCents: choice.drawCents + 250_000 }
}

describe('whoever wants another amount before they sign', () => {
  it('chooses among the same offers, and accepts the final offer anew with its own disclosure', async () => {
    const borrower = await personAt(app, operator, 'FINAL_OFFER')
    const before = await operator.resultOf<Terms>(borrower, 'closing-terms')
    const disclosed = await operator.resultOf<Document>(borrower, 'closing-disclosure')
    await ask(borrower)
    expect(await stands(borrower)).toEqual(['OFFER_SELECTION', 'final-revised-offer'])
    expect((await borrower.application()).status?.uwSubDecision).toBe('VERIFIED_OFFER')
    const { chosen, revision } = await borrower.offers()
    expect([chosen?.amount, revision]).toEqual([before.drawCents / 100, null])

    const more = await larger(borrower)
    await borrower.answer('final-revised-offer', more)
    expect((await borrower.untilRest()).step).toBe('FINAL_OFFER')
    const after = await operator.resultOf<Terms>(borrower, 'closing-terms')
    expect(after.drawCents).toBe(more.drawCents)
    expect((await operator.resultOf<Document>(borrower, 'closing-disclosure')).sha256).not.toBe(disclosed.sha256)
  })

  it('keeps the offer as it is when they take it back, with nothing made again', async () => {
    const borrower = await personAt(app, operator, 'FINAL_OFFER')
    const disclosed = await operator.resultOf<Document>(borrower, 'closing-disclosure')
    await ask(borrower)
    await ask(borrower, false)
    expect(await stands(borrower)).toEqual(['FINAL_OFFER', 'final-offer'])
    expect((await operator.resultOf<Document>(borrower, 'closing-disclosure')).sha256).toBe(disclosed.sha256)
    await expect(ask(borrower, false)).rejects.toThrow('as you chose it')
  })

  itInLongRun('may do so after accepting too, and accepts again before a new agreement is made', async () => {
    const borrower = await personAt(app, operator, 'NOTE_SIGNING')
    const agreement = await operator.resultOf<Document>(borrower, 'note')
    await ask(borrower)
    await borrower.answer('final-revised-offer', await larger(borrower))
    expect((await borrower.untilRest()).step).toBe('FINAL_OFFER')
    await borrower.answer('final-offer', { accepted: true })
    expect((await borrower.untilRest()).step).toBe('NOTE_SIGNING')
    expect((await operator.resultOf<Document>(borrower, 'note')).sha256).not.toBe(agreement.sha256)
  })

  itInLongRun('cannot any more once they have signed', async () => {
    const borrower = await personAt(app, operator, 'MANUAL_DEED_SIGNING')
    await expect(ask(borrower)).rejects.toThrow('not open right now')
  })
})
