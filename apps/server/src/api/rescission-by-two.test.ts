/** A written notice before money leaves (record 0126): it stops everything at once, and a second person cancels the line, or refuses the notice. */
import { addDays } from '@hearthline/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { liveOn, personAt } from '../testing/live-on.ts'
import { itInLongRun } from '../testing/long-run.ts'
import { mailsArrived } from '../testing/mails-to.ts'
import { type Staff, sayFunder, staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { rescinding } from '../testing/written-notice.ts'

let app: TestApp
let operator: Staff
let team: ReturnType<typeof rescinding>
beforeAll(async () => {
  app = await openTestApp()
  operator = await staff(app, 'operator')
  team = rescinding(app, operator, await operator.colleague())
})
afterAll(() => app.close())

interface CanceledFile {
  readonly summary: { readonly openTitle: string }
}

describe('a written notice', () => {
  it('before money left stops it at once, also against the owner’s own statement, and cancels for good with a second person alone', async () => {
    const borrower = await personAt(app, operator, 'RESCISSION')
    const givenOn = team.todayThere()
    await operator.advance(6)
    await liveOn(borrower, operator, 'FUNDABLE')
    expect((await borrower.post('/rescission-statement', { signature: 'Ana Reyes', agrees: true })).statusCode).toBe(200)
    expect((await borrower.atRest()).openItem).toBe('funding-decision')
    // Nothing waits for a scan that would stop the money.
    expect((await team.written(borrower, { givenOn })).json()).toEqual({ step: 'CANCELLED' })
    const file = async (by = operator) => (await by.get(`/applications/${borrower.uuid}`)).json<CanceledFile>()
    expect(await file()).toMatchObject({
      summary: { needsOperator: true, openTitle: 'Notice of the right to cancel: a second person checks it' },
      rescission: {
        exercised: { takesTwo: true },
        confirmation: { barred: expect.stringContaining('You recorded the notice'), stated: [{ name: 'Ana Reyes', way: 'HERE' }] },
      },
    })
    const [mail] = await mailsArrived(app, borrower, 'We are checking a notice to cancel your line')
    expect(mail).toContain('Until then no money is sent, and nothing else happens on the line.')
    expect(mail).toContain('If you did not send or sign it, call us now')
    expect((await (await operator.funder()).decide(borrower.uuid, 'funding-decision', { outcome: 'ACCEPTED' })).statusCode).toBe(409)
    // It is compared with its scan, by someone else than recorded it or added that.
    expect((await team.confirming(borrower)).json()).toMatchObject({
      message: expect.stringContaining('The scan of the notice is missing'),
    })
    const document = await team.scanned(borrower, 'a letter in the name of the owner')
    const added = await operator.post(`/applications/${borrower.uuid}/rescission/scan`, { document, reason: 'It came with the mail' })
    expect(added.statusCode).toBe(200)
    expect([(await team.confirming(borrower, operator)).statusCode, (await team.refusing(borrower, operator)).statusCode]).toEqual([
      403, 403,
    ])
    // Nobody confirms or refuses what they did not read.
    const confirm = async (headers: Record<string, string>) =>
      (await (await operator.colleague()).post(`/applications/${borrower.uuid}/rescission/confirm`, { reason: 'Letter compared' }, headers))
        .statusCode
    expect([await confirm({}), await confirm({ 'if-match': '*' })]).toEqual([428, 428])
    // The owner did not write it: the line continues where it was, and money is approved as before.
    expect((await team.refusing(borrower)).json()).toEqual({ step: 'FUNDING_DECISION' })
    expect((await mailsArrived(app, borrower, 'Your line is not canceled'))[0]).toContain('The line continues as before.')
    expect((await borrower.application()).openItem).toBe('funding-decision')
    // Neither who recorded the notice nor who said that it does not count sends the money.
    for (const [who, did] of [
      [operator, 'You recorded a notice'],
      [await operator.colleague(), 'You decided whether a notice'],
    ] as const) {
      await sayFunder(app, who, true)
      const released = await who.decide(borrower.uuid, 'funding-decision', { outcome: 'ACCEPTED', reason: 'File complete' })
      await sayFunder(app, who, false)
      expect([released.statusCode, released.json().message]).toEqual([403, expect.stringContaining(did)])
    }
    const unread = await (await operator.funder()).post(`/applications/${borrower.uuid}/items/funding-decision`, {
      data: { outcome: 'ACCEPTED' },
      reason: 'File complete',
    })
    expect([unread.statusCode, unread.json()]).toMatchObject([428, { code: 'precondition_required' }])
    // Another letter, and this one is theirs.
    const own = await team.scanned(borrower, 'a letter of the owner')
    expect((await team.written(borrower, { givenOn, document: own })).statusCode).toBe(200)
    expect((await team.confirming(borrower)).json()).toEqual({ step: 'CANCELLED' })
    expect((await mailsArrived(app, borrower, 'Your line is canceled'))[0]).toContain('No money is sent, and you owe nothing')
    expect(await file()).toMatchObject({ summary: { openTitle: 'Canceled under the right to cancel' }, rescission: { confirmation: null } })
    expect((await team.refusing(borrower)).statusCode).toBe(409)
  })

  itInLongRun('that is checked takes no one’s days: an owner still cancels in the portal, and that counts at once', async () => {
    const borrower = await personAt(app, operator, 'RESCISSION')
    const givenOn = team.todayThere()
    expect((await team.written(borrower, { givenOn, way: 'DELIVERED' })).statusCode).toBe(200)
    expect((await borrower.application()).cancellation).toMatchObject({ exit: 'CANCEL_LINE', exercised: { returnsBy: null } })
    await operator.advance(1)
    expect((await borrower.post('/cancel', {})).statusCode).toBe(200)
    // The 20 days run from the first notice that we had: it may have been theirs.
    const { cancellation, nextAction } = await borrower.application()
    expect(cancellation).toMatchObject({ exit: 'NONE', exercised: { on: team.todayThere(), returnsBy: addDays(givenOn, 20) } })
    expect(nextAction.title).toBe('Your line is canceled')
    expect((await team.exercised(borrower)).exercised).toMatchObject({ way: 'HERE', receivedOn: givenOn })
    expect((await team.exercised(borrower)).exercised).not.toHaveProperty('takesTwo')
    await mailsArrived(app, borrower, 'Your line is canceled')
    const { summary } = (await operator.get(`/applications/${borrower.uuid}`)).json<CanceledFile>()
    expect(summary.openTitle).toBe('Canceled under the right to cancel')
    expect((await borrower.post('/cancel', {})).statusCode).toBe(409)
  })
})
