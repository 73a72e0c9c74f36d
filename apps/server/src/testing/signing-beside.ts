/** Those who sign beside a borrower, as one after the other begins: for tests of what a change of who signs does to them. */
import type { SigningBody, StaffInvitationBody } from '@hearthline/contract'
import { aboutYou, contact, signerIntro } from '@hearthline/domain'
import { expect } from 'vitest'
import { untilSignerAsked } from './joint-application.ts'
import { liveOn, personAt } from './live-on.ts'
import { newEmail, type Person } from './person.ts'
import { documentIn } from './show-identity.ts'
import { signEverything, signersSigning } from './sign-documents.ts'
import { type CodeHolder, signInByCode } from './signer.ts'
import type { Staff } from './staff.ts'
import type { TestApp } from './test-app.ts'

export const TAMPA = { city: 'Tampa', state: 'FL', zip: '33602' }
export const INDIANAPOLIS = { city: 'Indianapolis', state: 'IN', zip: '46204' }

/** A borrower who said this of themselves and stands at the step given; CONDITIONS_OPEN where nobody looked up whether a spouse signs. */
export async function applicationSaying(
  app: TestApp,
  operator: Staff,
  about: object,
  until: Parameters<typeof liveOn>[2] = 'NOTE_SIGNING',
  place?: typeof TAMPA,
): Promise<Person> {
  const borrower = await personAt(app, operator, 'COLLECT_ADDITIONAL_INFO', 'Sound', place ? { place } : {})
  await borrower.answer('contact', contact.example)
  await borrower.answer('about-you', { ...aboutYou.example, ...about })
  await liveOn(borrower, operator, until)
  return borrower
}

export interface SignerAt {
  readonly holder: CodeHolder
  readonly of: SigningBody
}

/** Who signs in from their own mailbox and says who they are, with whatever else is given. */
export async function begins(app: TestApp, email: string, more: object = {}): Promise<SignerAt> {
  const holder = await signInByCode(app, email)
  const [of] = (await holder.signings()) as [SigningBody]
  await untilSignerAsked(holder, of, 'signer-intro')
  const said = await says(holder, of, more)
  expect([said.statusCode, said.body]).toEqual([200, expect.any(String)])
  return { holder, of }
}

/** Who shows who they are, where that is asked, and signs everything that is theirs. */
export async function signs(app: TestApp, at: SignerAt): Promise<SignerAt> {
  const openItem = async () => (await at.holder.signing(at.of)).openItem
  await expect.poll(openItem, { timeout: 20_000, interval: 60 }).toMatch(/^signer-(identity-documents|signing)$/u)
  if ((await openItem()) === 'signer-identity-documents') expect((await at.holder.showIdentity(at.of)).statusCode).toBe(200)
  await untilSignerAsked(at.holder, at.of, 'signer-signing')
  const signed = await at.holder.put(at.of, 'signer-signing', await signEverything(signersSigning(app, at.holder, at.of)))
  expect([signed.statusCode, signed.body]).toEqual([200, expect.any(String)])
  return at
}

export function says(holder: CodeHolder, of: SigningBody, more: object = {}) {
  const [firstName = '', ...rest] = of.name.split(' ')
  return holder.put(of, 'signer-intro', { ...signerIntro.example, legalName: { firstName, lastName: rest.join(' ') }, ...more })
}

export const signersAt = async (operator: Staff, { uuid }: Person) =>
  (await operator.get(`/applications/${uuid}/signers`)).json<StaffInvitationBody[]>()

export const signerNamed = async (operator: Staff, borrower: Person, name: string): Promise<StaffInvitationBody> => {
  const find = async () => (await signersAt(operator, borrower)).find((one) => one.name === name)
  await expect.poll(find, { timeout: 20_000, interval: 60 }).toBeDefined()
  return (await find())!
}

/** Who signs, and where they are reached. */
export const listed = async (operator: Staff, borrower: Person) =>
  (await signersAt(operator, borrower)).map(({ name, email }) => [name, email])

/** The team enters the email of someone who has none. */
export async function reachedAt(operator: Staff, borrower: Person, name: string, email = newEmail('signer')): Promise<string> {
  const { party } = await signerNamed(operator, borrower, name)
  const entered = await operator.post(`/applications/${borrower.uuid}/signers/${party}/email`, {
    email,
    reason: 'As they told us by phone',
  })
  expect([entered.statusCode, entered.body]).toEqual([200, expect.any(String)])
  return email
}

export async function correct(borrower: Person, answers: object) {
  // What an act before it set to work changes the application once more: a person reads the preview after that.
  await borrower.untilRest()
  const preview = await borrower.post('/corrections/preview', { answers })
  if (preview.statusCode !== 200) return preview
  return borrower.post('/corrections', { answers, preview: preview.json<{ preview: string }>().preview })
}

/** Two of the team take someone off. */
export async function takenOff(operator: Staff, { uuid }: Person, party: string, body: object): Promise<void> {
  const path = `/applications/${uuid}/signers/${party}/removal`
  const document = documentIn(await operator.receive(uuid, 'FILE_EVIDENCE', `what shows it of ${party}`))
  const asked = await operator.post(path, { reason: 'As the document has it', document, ...body })
  expect([asked.statusCode, asked.body]).toEqual([200, expect.any(String)])
  const { askedAt } = (await signersAt(operator, { uuid } as Person)).find((one) => one.party === party)!.removal!
  const second = await operator.colleague()
  const decided = await second.post(`${path}/decision`, { outcome: 'CONFIRMED', askedAt, reason: 'I read it' })
  expect([decided.statusCode, decided.body]).toEqual([200, expect.any(String)])
}
