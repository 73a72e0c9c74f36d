/** The right to cancel of an owner beside the borrower (12 CFR 1026.15): their own notice, online, their own act, and their copies. */
import type { SealedOriginalBody, SignersDocumentBody, StaffInvitationBody } from '@hearthline/contract'
import { formatLocalDateWithYear, lenderDay } from '@hearthline/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jointApplication, sam, signAsSigner } from '../testing/joint-application.ts'
import { liveOn } from '../testing/live-on.ts'
import { isLongRun, itInLongRun } from '../testing/long-run.ts'
import { mailsArrived, mailsTo } from '../testing/mails-to.ts'
import { readPdf } from '../testing/read-pdf.ts'
import { documentIn } from '../testing/show-identity.ts'
import { signInByCode } from '../testing/signer.ts'
import { type Staff, sayFunder, staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { faults } from '../testing/written-notice.ts'

let app: TestApp
let operator: Staff
beforeAll(async () => {
  app = await openTestApp({ SANDBOX_SPEED: 'instant' })
  operator = await staff(app, 'operator')
})
afterAll(() => app.close())

/** By two administrators, today; answers with the day. */
async function transferTo(holder: string, { uuid, document }: { readonly uuid: string; readonly document: string }): Promise<string> {
  const [first, second] = [await staff(app, 'administrator'), await staff(app, 'administrator')]
  const [path, on] = [`/applications/${uuid}/originals/${document}/transfers`, lenderDay(app.container.clock.now())]
  const recorded = await first.post(path, { holder, on, agreement: 'Sale agreement', reason: 'The line was sold' })
  const confirmed = await second.post(`${path}/${recorded.json<{ transfer: string }>().transfer}/confirm`, { holder, on })
  expect(confirmed.statusCode).toBe(200)
  return on
}

/** Of a joint application: the co-owner did all that is theirs before the notary. */
async function signedByCoOwner() {
  const co = sam()
  const borrower = await jointApplication(app, operator, [co])
  const holder = await signInByCode(app, co.email)
  const [signing] = await holder.signings()
  await signAsSigner(app, holder, signing!)
  return { co, borrower, holder, signing: signing! }
}

describe('a co-owner', () => {
  it('opens a notice of their own, which begins their time to cancel, and cancels the line for everyone', async () => {
    const { co, borrower, holder, signing } = await signedByCoOwner()
    await liveOn(borrower, operator, 'RESCISSION')
    const [mail = ''] = await mailsArrived(app, co, 'Your notice of the right to cancel')
    expect(mail).toContain('For Sam Reyes')
    expect((await borrower.application()).openItem).toBe('rescission-delivery')
    expect((await holder.signing(signing)).canceling).toEqual({ lastDay: null })
    // Signed, and not done: nothing on the page says that nothing is left for them.
    expect((await holder.signing(signing)).why).toBe(
      'Your notice of the right to cancel is ready. Your time to cancel begins when you have it.',
    )

    const documents = async () => (await holder.get(signing, '/documents')).json<SignersDocumentBody[]>()
    await expect.poll(async () => (await documents()).map(({ kind }) => kind)).toContain('SIGNED_SET')
    const [notice, set, ...others] = await documents()
    expect([notice, set]).toMatchObject([{ kind: 'RESCISSION_NOTICE', isToReceive: true }, { kind: 'SIGNED_SET' }])
    // Their own evidence, sealed apart from the borrower's, who does not have it.
    const evidence = (await readPdf((await holder.get(signing, `/signing/documents/${set!.uuid}`)).rawPayload)).text
    expect(evidence).toContain('Evidence of signing')
    expect(evidence).toContain('Sam Reyes')
    const { originals } = (await operator.get(`/applications/${borrower.uuid}/signing`)).json<{ originals: SealedOriginalBody[] }>()
    expect(originals).toHaveLength(2)
    const original = originals.find(({ sha256 }) => evidence.replace(/\s/g, '').includes(sha256))!
    expect(set!.original).toEqual({ sha256: original.sha256 })
    const borrowers = (await borrower.application()).documents.filter(({ type }) => type === 'SIGNED_SET')
    expect(borrowers.map(({ uuid }) => uuid)).not.toContain(set!.uuid)
    expect(others.map(({ kind }) => kind)).toContain('CLOSING_DISCLOSURE')
    // The deed that they signed too, the same one as the borrower's, to read and keep.
    const deed = others.find(({ kind }) => kind === 'SIGNED_DEED')!
    expect((await borrower.application()).documents).toContainEqual(expect.objectContaining({ uuid: deed.uuid, type: 'SIGNED_DEED' }))
    expect((await holder.get(signing, `/signing/documents/${deed.uuid}`)).statusCode).toBe(200)
    expect(deed.sha256).toMatch(/^[0-9a-f]{64}$/)
    const { text } = await readPdf((await holder.get(signing, `/signing/documents/${notice!.uuid}`)).rawPayload)
    expect(text).toContain('Sam Reyes')
    // Reading the borrower's own is not theirs, and what another notice says is no delivery of this one.
    const own = (await borrower.application()).documents.findLast(({ type }) => type === 'RESCISSION_NOTICE')!
    expect((await holder.get(signing, `/signing/documents/${own.uuid}`)).statusCode).toBe(404)
    expect((await holder.post(signing, 'notice', { sha256: '0'.repeat(64) })).statusCode).toBe(412)
    expect((await borrower.application()).openItem).toBe('rescission-delivery')

    expect((await holder.post(signing, 'notice', { sha256: notice!.sha256 })).statusCode).toBe(200)
    expect((await borrower.application()).openItem).toBe('rescission')
    const { canceling } = await holder.signing(signing)
    expect(canceling?.lastDay).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect((await documents())[0]).toMatchObject({ isToReceive: false })
    // With the last notice the last day is set: the borrower and the co-owner are told.
    await mailsArrived(app, borrower, 'Your last day to cancel is set')
    await mailsArrived(app, co, 'Your last day to cancel is set')
    // To open it again a day later moves nothing.
    await operator.advance(1)
    expect((await holder.post(signing, 'notice', { sha256: notice!.sha256 })).json()).toMatchObject({ canceling })

    expect((await holder.post(signing, 'rescind', {})).json()).toMatchObject({ state: 'ENDED', title: 'The line is canceled' })
    expect((await borrower.application()).step).toBe('CANCELLED')
    await mailsArrived(app, co, 'The line on your home is canceled')
    // Their copies stay theirs, in a session that begins after the end too.
    const later = await signInByCode(app, co.email)
    expect((await later.get(signing, '/documents')).json()).toHaveLength(others.length + 2)
  })

  itInLongRun(
    'whose receipt the team records while the borrower is asked for home insurance: the last day is mailed to the borrower too',
    async () => {
      const { co, borrower, signing } = await signedByCoOwner()
      await liveOn(borrower, operator, 'TRUST_AND_INSURANCE')
      expect((await borrower.application()).openItem).toBe('hazard-insurance')
      // Made by work of ours, beside what the borrower is asked.
      await expect.poll(() => operator.resultOf(borrower, 'rescission-notice'), { timeout: 20_000 }).toBeTruthy()
      const document = documentIn(await operator.receive(borrower.uuid, 'FILE_EVIDENCE', 'a receipt'))
      const delivered = [{ party: signing.party, to: 'OWNER', way: 'IN_PERSON', on: lenderDay(app.container.clock.now()), document }]
      const recorded = await operator.decide(borrower.uuid, 'rescission-delivery', { delivered })
      expect([recorded.statusCode, recorded.body]).toEqual([200, expect.any(String)])
      await mailsArrived(app, co, 'Your time to cancel has begun')
      await mailsArrived(app, borrower, 'Your last day to cancel is set')
      // What is recorded does not wait, though something before it does.
      const { walk } = (await operator.get(`/applications/${borrower.uuid}`)).json<{ walk: { id: string; state: string }[] }>()
      expect(walk.find(({ id }) => id === 'rescission-delivery')?.state).toBe('settled')
    },
  )

  it.runIf(isLongRun)(
    'of whom one person says that they died is mailed at once who had their notice, by a document of the court and a receipt, and whoever says it releases no money',
    async () => {
      const { co, borrower, signing } = await signedByCoOwner()
      await liveOn(borrower, operator, 'RESCISSION')
      const recorder = await operator.another()
      const scan = async (alike: string) => documentIn(await recorder.receive(borrower.uuid, 'FILE_EVIDENCE', alike))
      const [receipt, letters] = [await scan('a receipt'), await scan('letters of the court')]
      // The same file again is the same document.
      expect(await scan('a receipt')).toBe(receipt)
      const { openItem } = (await operator.get(`/applications/${borrower.uuid}`)).json<{ openItem: { about: { madeOn: string } } }>()
      const on = openItem.about.madeOn
      const gives = (document: string) => {
        const representative = { name: 'Rita Rep', document }
        const delivered = [{ party: signing.party, to: 'REPRESENTATIVE', way: 'IN_PERSON', on, document: receipt, representative }]
        return recorder.decide(borrower.uuid, 'rescission-delivery', { delivered })
      }
      const same = await gives(receipt)
      expect(same.statusCode).toBe(422)
      expect(faults(same)).toEqual([
        {
          path: 'data.delivered.0.representative.document',
          message: 'This file is the receipt. Upload the document of the court that names the representative',
        },
      ])
      expect((await gives(letters)).statusCode).toBe(200)
      // Who waited for the last of the notices.
      await mailsArrived(app, borrower, 'Your last day to cancel is set')
      const [told = ''] = await mailsArrived(app, co, 'Who received your notice of the right to cancel')
      expect(told).toContain('For Sam Reyes')
      expect(told).toContain(
        `We recorded that your notice of the right to cancel was given on ${formatLocalDateWithYear(on as never)} to someone who acts for you: “Rita Rep.” If this is not right, call us now`,
      )
      expect(told).toMatch(
        /The time to cancel the line has begun\. The line can be canceled until midnight on \w+, \w+ \d+, \d{4}, where the home is\./,
      )
      expect(told).not.toMatch(/died|death/)

      await liveOn(borrower, operator, 'FUNDING_DECISION')
      // An owner who lives learns of it, and the family of one who died is not asked to confirm in their place.
      const [ended = ''] = await mailsArrived(app, co, 'Your time to cancel has ended')
      expect(ended).toContain(
        'someone who acts for you received your notice of the right to cancel: “Rita Rep.” If this is not right, call us now.',
      )
      expect(ended).not.toContain('confirm that you did not cancel')
      // Nor is the borrower, whose word alone makes nothing sooner; and the team records none in the place of whoever died.
      expect((await mailsTo(app, borrower, 'Your time to cancel has ended'))[0]).not.toContain('confirm')
      const inTheirPlace = { party: signing.party, signedOn: on, document: letters, reason: 'On paper' }
      const refused = await operator.post(`/applications/${borrower.uuid}/rescission/statement`, inTheirPlace)
      expect([refused.statusCode, refused.body]).toEqual([409, expect.stringContaining('No one confirms for them')])
      // Whoever approves the money reads who died, by which document, and who had the notice in their place.
      const { openItem: approval } = (await operator.get(`/applications/${borrower.uuid}`)).json<{ openItem: { reads: object[] } }>()
      expect(approval.reads).toContainEqual(
        expect.objectContaining({
          title: 'Right to cancel of an owner who died',
          data: { owner: 'Sam Reyes', representative: 'Rita Rep', on, letters, receipt },
        }),
      )
      const [theirs] = (await operator.get(`/applications/${borrower.uuid}/signers`)).json<StaffInvitationBody[]>()
      expect(theirs).toMatchObject({
        deed: 'SIGNED',
        noticeTo: { name: 'Rita Rep', on },
        stays: 'The deed is signed. Who signed it can no longer change here.',
      })
      expect((await mailsArrived(app, co, 'The deed on your home is recorded'))[0]).toContain('the deed that you signed')
      await sayFunder(app, recorder, true)
      const released = await recorder.decide(borrower.uuid, 'funding-decision', { outcome: 'ACCEPTED', reason: 'File complete' })
      expect([released.statusCode, released.body]).toEqual([
        403,
        expect.stringContaining('You recorded when someone had their notice of the right to cancel.'),
      ])
    },
  )

  itInLongRun('whose original has another holder once the line is open has a copy that says so, and the borrower’s does not', async () => {
    const { borrower, holder, signing } = await signedByCoOwner()
    await liveOn(borrower, operator)
    const setOf = async () =>
      (await holder.get(signing, '/documents')).json<SignersDocumentBody[]>().find(({ kind }) => kind === 'SIGNED_SET')!
    const set = await setOf()
    const { originals } = (await operator.get(`/applications/${borrower.uuid}/signing`)).json<{ originals: SealedOriginalBody[] }>()
    const original = originals.find(({ sha256 }) => sha256 === set.original?.sha256)!
    const on = await transferTo('Acme Bank, N.A.', { uuid: borrower.uuid, document: original.uuid })
    const copy = await setOf()
    expect([copy.uuid === set.uuid, copy.original?.holder]).toEqual([false, { name: 'Acme Bank, N.A.', since: on }])
    const { frame } = await readPdf((await holder.get(signing, `/signing/documents/${copy.uuid}`)).rawPayload)
    expect(frame.replace(/\s/g, '')).toContain('AcmeBank,N.A.holdsitsince')
    const theirs = (await borrower.application()).documents.filter(({ type }) => type === 'SIGNED_SET')
    expect(theirs.map(({ original: own }) => own?.holder)).toEqual(theirs.map(() => undefined))
  })
})
