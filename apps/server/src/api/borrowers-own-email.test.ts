/** The borrower's own email is nobody else's spouse's: whoever opens that mailbox would sign as them. It is refused whoever gives it, and wherever. */
import type { StaffInvitationBody } from '@hearthline/contract'
import { signerIntro } from '@hearthline/domain'
import { afterAll, beforeAll, expect } from 'vitest'
import { jointApplication, sam } from '../testing/joint-application.ts'
import { itInLongRun } from '../testing/long-run.ts'
import { newEmail } from '../testing/person.ts'
import { documentIn } from '../testing/show-identity.ts'
import { signInByCode } from '../testing/signer.ts'
import { staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ SANDBOX_SPEED: 'instant' })
})
afterAll(() => app.close())

itInLongRun('is refused for the spouse of another owner in every way in which an email is given', async () => {
  const operator = await staff(app, 'operator')
  const owner = sam()
  const borrower = await jointApplication(app, operator, [owner], 'CO_DEED_REQ')
  const { uuid, email: own } = borrower
  const signers = async () => (await operator.get(`/applications/${uuid}/signers`)).json<StaffInvitationBody[]>()
  const emailOfKim = async () => (await signers()).find(({ name }) => name === 'Kim Lee')?.email ?? null
  const { party: sams } = (await signers())[0]!
  const kim = { firstName: 'Kim', lastName: 'Lee' }
  const record = (spouse: object) => operator.decide(uuid, 'owner-marriages', { owners: [{ party: sams, status: 'MARRIED', spouse }] })
  expect((await record(kim)).statusCode).toBe(200)
  const { party } = (await signers()).find(({ name }) => name === 'Kim Lee')!
  const heloc = `/service-application/api/v1/application/heloc/${uuid}/signers/${party}/email`
  const byBorrower = (email: string) => app.call({ method: 'POST', url: heloc, headers: borrower.headers, payload: { email } })
  const byTeam = (email: string) => operator.post(`/applications/${uuid}/signers/${party}/email`, { email, reason: 'Told by phone' })
  const holder = await signInByCode(app, owner.email)
  const [signing] = await holder.signings()
  const byOwner = (email: string) =>
    holder.put(signing!, 'signer-intro', { ...signerIntro.example, marriage: { status: 'MARRIED', spouse: { ...kim, email } } })
  const document = documentIn(await operator.receive(uuid, 'FILE_EVIDENCE', 'the passport'))
  const byTwo = (email: string) =>
    operator.post(`/applications/${uuid}/signers/${party}/removal`, {
      ...{ because: 'MISSPELLED', document, reason: 'As the passport has it', rightName: { firstName: 'Kimm', lastName: 'Lee', email } },
    })

  const shouted = ` ${own.toUpperCase()}`.trim()
  for (const [reply, path, says] of [
    [await byBorrower(shouted), 'email', 'This is your own email.'],
    [await byTeam(shouted), 'email', 'This is the borrower’s own email.'],
    [await byOwner(shouted), 'marriage.spouse.email', 'This is the borrower’s own email.'],
    [await record({ ...kim, email: shouted }), 'data.owners.0.spouse.email', 'This is the borrower’s own email.'],
    [await byTwo(shouted), 'rightName.email', 'This is the borrower’s own email.'],
  ] as const)
    expect([reply.statusCode, reply.json().fields]).toEqual([422, [{ path, message: expect.stringContaining(says) }]])
  expect(await emailOfKim()).toBeNull()
  // Co-owners may share the borrower's, and so may a couple.
  const couples = await byOwner(owner.email)
  expect([couples.statusCode, await emailOfKim()]).toEqual([200, owner.email])
  const hers = newEmail('kim')
  expect([(await byTeam(hers)).statusCode, await emailOfKim()]).toEqual([200, hers])
})
