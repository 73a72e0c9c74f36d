/** Those who own a home with the borrower, named by them, and everything that each of them does. */
import type { SigningBody } from '@hearthline/contract'
import { aboutYou, contact, signerIntro } from '@hearthline/domain'
import { expect } from 'vitest'
import { liveOn, personAt } from './live-on.ts'
import { newEmail, type Person } from './person.ts'
import { signEverything, signersSigning } from './sign-documents.ts'
import type { CodeHolder } from './signer.ts'
import type { Staff } from './staff.ts'
import type { TestApp } from './test-app.ts'

export interface CoOwner {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}

export const sam = (email = newEmail('sam')): CoOwner => ({ firstName: 'Sam', lastName: 'Reyes', email })

/** A borrower who named co-owners and stands at the step given. */
export async function jointApplication(
  app: TestApp,
  operator: Staff,
  coOwners: readonly CoOwner[],
  until: Parameters<typeof liveOn>[2] = 'CO_DEED_REQ',
  about: Parameters<typeof personAt>[4] = {},
): Promise<Person> {
  const borrower = await personAt(app, operator, 'COLLECT_ADDITIONAL_INFO', 'Sound', about)
  await borrower.answer('contact', contact.example)
  await borrower.answer('about-you', { ...aboutYou.example, ownership: 'JOINT', coOwners })
  await liveOn(borrower, operator, until)
  return borrower
}

const openItem = async (holder: CodeHolder, of: SigningBody) => (await holder.signing(of)).openItem
export const untilSignerAsked = (holder: CodeHolder, of: SigningBody, item: string | null) =>
  expect.poll(() => openItem(holder, of), { timeout: 20_000, interval: 60 }).toBe(item)

/** Everything that one signer does. */
export async function signAsSigner(app: TestApp, holder: CodeHolder, of: SigningBody): Promise<void> {
  const [firstName = '', lastName = ''] = of.name.split(' ')
  expect((await holder.put(of, 'signer-intro', { ...signerIntro.example, legalName: { firstName, lastName } })).statusCode).toBe(200)
  expect((await holder.showIdentity(of)).statusCode).toBe(200)
  await untilSignerAsked(holder, of, 'signer-signing')
  expect((await holder.put(of, 'signer-signing', await signEverything(signersSigning(app, holder, of)))).statusCode).toBe(200)
}
