/** Someone signed on paper, and an email is there for them. */
import type { InvitationBody } from '@hearthline/contract'
import { expect } from 'vitest'
import { mailsArrived } from './mails-to.ts'
import { newEmail, type Person } from './person.ts'
import { signInByCode } from './signer.ts'
import type { Staff } from './staff.ts'
import type { TestApp } from './test-app.ts'

/** Nothing shows who has it, whoever gave it: it lets no money leave sooner, opens nothing where one of the team alone gave it, and can cancel. */
export async function confirmsOnPaperAlone(
  app: TestApp,
  operator: Staff,
  { borrower, party }: { readonly borrower: Person; readonly party: string },
): Promise<void> {
  const [before] = (await borrower.get('/signers')).json<InvitationBody[]>()
  const refused = async (email: string) => {
    const holder = await signInByCode(app, email)
    const [signing] = await holder.signings()
    const page = await holder.signing(signing!)
    expect(page).toMatchObject({ confirming: null, confirmed: false })
    expect(page.why).toMatch(/You can confirm on paper that you did not cancel: call us\. If you do not, we wait for mail until \w+day, /)
    const stated = await holder.post(signing!, 'rescission-statement', { signature: 'Robin Jointowner', agrees: true })
    expect([stated.statusCode, stated.body]).toEqual([409, expect.stringContaining('confirm on paper')])
    return { page, read: (await holder.get(signing!, '/documents')).json<object[]>() }
  }
  const theirs = await refused(before!.email!)
  expect([theirs.page.opensOnPaper, theirs.read.length > 0]).toEqual([undefined, true])
  const email = newEmail('entered')
  const entered = { email, because: 'LOST', reason: 'As they told us by phone' }
  expect((await operator.post(`/applications/${borrower.uuid}/signers/${party}/email`, entered)).statusCode).toBe(200)
  const [told] = await mailsArrived(app, { email }, 'You sign in with this email now')
  expect(told).toContain('your documents are on paper too')
  const teams = await refused(email)
  expect([teams.page.opensOnPaper, teams.read]).toEqual([true, []])
}
