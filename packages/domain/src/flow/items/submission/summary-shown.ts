/** What the borrower checks before submitting: their own answers, and the offer as they chose it. No number that could be misused is in it. */
import * as z from 'zod/mini'
import type { Known } from '../../item.ts'
import { aboutYou, CITIZENSHIPS, OWNERSHIPS, PURPOSES } from '../about-you/about-you.ts'
import { contact } from '../about-you/contact.ts'
import { MARITAL_STATUSES } from '../about-you/marital-status.ts'
import { ownershipOf } from '../about-you/ownership.ts'
import { annualIncome, EMPLOYMENT_TYPES } from '../apply/annual-income.ts'
import { birthDate } from '../apply/birth-date.ts'
import { homeAddress } from '../apply/home-address.ts'
import { legalName } from '../apply/legal-name.ts'
import { propertyAddress } from '../apply/property-address.ts'
import { saleStatus } from '../apply/sale-status.ts'
import { chosenOffer } from '../offer/chosen-offer.ts'
import { offerChoice } from '../offer/offer-choice.ts'
import { chosenProperty } from '../property/property-choice.ts'

const address = z.object({
  street1: z.string(),
  street2: z.optional(z.string()),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
})

export const summaryShown = z.object({
  name: z.string(),
  bornOn: z.string(),
  homeAddress: z.optional(address),
  property: z.optional(address),
  listedForSale: z.boolean(),
  income: z.optional(
    z.object({ employmentType: z.enum(EMPLOYMENT_TYPES), primaryCents: z.int(), otherCents: z.int(), coOwnersCents: z.int() }),
  ),
  phone: z.optional(z.object({ number: z.string(), isConfirmed: z.boolean() })),
  about: z.optional(
    z.object({
      maritalStatus: z.enum(MARITAL_STATUSES),
      spouse: z.optional(z.object({ name: z.string(), email: z.string() })),
      citizenship: z.enum(CITIZENSHIPS),
      purpose: z.enum(PURPOSES),
      ownership: z.enum(OWNERSHIPS),
      coOwners: z.array(z.object({ name: z.string(), email: z.string(), phoneNumber: z.optional(z.string()) })),
    }),
  ),
  offer: z.optional(offerChoice),
  /** The full report was had before something was corrected: it is not asked for again. */
  creditPulled: z.optional(z.literal(true)),
  /** Who no longer signs, signs under another name, or is divorced and signs on, since it was submitted: why it is asked for again. */
  signersChanged: z.optional(z.array(z.object({ name: z.string(), now: z.optional(z.string()), divorced: z.optional(z.literal(true)) }))),
})
export type SummaryShown = z.infer<typeof summaryShown>

export function summaryOf(known: Known): SummaryShown {
  const name = known(legalName)
  const answers = known(aboutYou)
  const reached = known(contact)
  const phoneNumber = reached?.phoneNumber ?? answers?.phoneNumber
  return {
    name: [name?.firstName, name?.middleName, name?.lastName, name?.suffix].filter(Boolean).join(' '),
    bornOn: known(birthDate)?.bornOn ?? '',
    homeAddress: known(homeAddress),
    property: chosenProperty(known)?.address ?? known(propertyAddress),
    listedForSale: known(saleStatus)?.listedForSale ?? false,
    income: known(annualIncome),
    phone: phoneNumber === undefined ? undefined : { number: phoneNumber, isConfirmed: reached?.confirmed !== undefined },
    about: answers && {
      maritalStatus: answers.maritalStatus,
      ...(answers.spouse && {
        spouse: { name: `${answers.spouse.firstName} ${answers.spouse.lastName}`, email: answers.spouse.email },
      }),
      citizenship: answers.citizenship,
      purpose: answers.purpose,
      ownership: ownershipOf(known) ?? answers.ownership,
      coOwners: answers.coOwners.map(({ firstName, lastName, email, phoneNumber: theirs }) => ({
        name: `${firstName} ${lastName}`,
        email,
        phoneNumber: theirs,
      })),
    },
    offer: known(chosenOffer),
  }
}
