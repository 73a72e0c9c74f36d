/**
 * Two owners contradict each other about being married, and the one whose word does not stand has signed: no page asks them any more. Or an owner says that
 * someone is not their spouse whom the team had recorded and who has begun to sign. Where there is no record of a closing at an office, which would ask
 * (marriage-at-office), the deed waits until the team has asked both and recorded what they say.
 */
import * as z from 'zod/mini'
import { type AlsoSettled, type Item, type Known, wait } from '../../item.ts'
import { basisPart } from '../../shown-basis.ts'
import { aboutYou } from '../about-you/about-you.ts'
import { signsAtOffice } from './closing-office.ts'
import { contradictedOwners, denierOfBorrower } from './marriage-contradictions.ts'
import { deniersOfRecorded, ownersAsked } from './owners-spouses.ts'

/** The co-owner whom the borrower named as their spouse and who says otherwise. */
const deniesTheBorrower = (known: Known) => (signsAtOffice(known) ? undefined : denierOfBorrower(known, ownersAsked(known)))

const inDoubt = (known: Known): string[] => {
  const owners = ownersAsked(known)
  const contradicted = signsAtOffice(known) ? [] : contradictedOwners(known, owners)
  const all = [deniesTheBorrower(known), ...contradicted, ...deniersOfRecorded(known, owners)]
  return [...new Set(all.flatMap((one) => one?.name ?? []))]
}

/** The borrower’s word, put right: nobody signs less for it, since whom they named signs as an owner. */
function borrowersWord(known: Known): readonly AlsoSettled[] {
  const { spouse: _named, ...rest } = known(aboutYou) ?? {}
  return deniesTheBorrower(known) ? [{ item: aboutYou as Item, data: { ...rest, maritalStatus: 'UNMARRIED' } }] : []
}

const RECORD_EACH =
  'Record what each of them says under “Additional signers”. This is over once it agrees. Whoever has begun to sign is taken off there, by two of the team. If two owners are divorced and both keep the home, two of the team record that there by the decree. If the borrower is married to someone else, that person has to sign too: name them under “Owner’s spouse”.'

export const marriageReview = wait('marriage-review', {
  title: 'Confirming who signs',
  staffTitle: 'Marital status that two owners contradict',
  why: 'The law of your state asks each owner’s spouse to sign too. What two owners told us does not agree, so our team asks them. We email you when you can continue.',
  steps: ['CO_DEED_REQ'],
  progress: 'SIGNING',
  by: 'operator',
  applies: (known) => inDoubt(known).length > 0,
  // A booked notary changes nothing: a deed that a spouse has not signed may be void, and who is asked may have changed since.
  notAfter: 'deed-signing',
  reads: (known) => [inDoubt(known)],
  mailFor: () => ({
    subject: 'We are confirming who signs with you',
    body: 'What we were told of who is married to whom does not agree. The law of your state asks each owner’s spouse to sign too, so our team calls you and the other owners. There is nothing for you to do until then. We email you when you can continue.',
  }),
  shows: (known) => [basisPart('Who said what someone else contradicts', { owners: 'Owners' }, { owners: inDoubt(known).join(', ') })],
  about: {
    data: z.object({ mayBeUnmarried: z.boolean() }),
    of: (known) => ({ mayBeUnmarried: deniesTheBorrower(known) !== undefined }),
  },
  // It is over once what both say agrees; that the borrower is not married is recorded here.
  fits: (known, { borrower }) =>
    borrower !== undefined && deniesTheBorrower(known) !== undefined ? [] : [{ path: 'borrower', message: RECORD_EACH }],
  alsoSettles: borrowersWord,
  settledMail: ({ borrower }) =>
    borrower && {
      subject: 'You are recorded as not married',
      body: 'Our team recorded that you are not married, as you told us. This changes what you submitted: please sign in, check your application, and submit it again. Then we ask you to sign the documents that change. If this is not right, call us now.',
    },
  decidedAs: () => 'STATED',
  data: z.object({ borrower: z.optional(z.literal('UNMARRIED')), recorded: z.optional(z.boolean()) }),
  accepts: z.object({ borrower: z.optional(z.literal('UNMARRIED')) }),
  labels: {
    borrower: { label: 'The borrower', options: { UNMARRIED: 'Is not married' } },
    recorded: 'Recorded under “Additional signers”',
  },
  example: { borrower: 'UNMARRIED' },
})
