/**
 * Two owners contradict each other about being married, and the one whose word does not stand has signed: no page asks them any more. Where there is no record
 * of a closing at an office, which would ask (marriage-at-office), the deed waits until the team has asked both and recorded what they say.
 */
import * as z from 'zod/mini'
import { type Known, wait } from '../../item.ts'
import { basisPart } from '../../shown-basis.ts'
import { signsAtOffice } from './closing-office.ts'
import { contradictedOwners, denierOfBorrower } from './marriage-contradictions.ts'
import { ownersAsked } from './owners-spouses.ts'

const inDoubt = (known: Known): string[] =>
  signsAtOffice(known)
    ? []
    : [denierOfBorrower(known, ownersAsked(known)), ...contradictedOwners(known, ownersAsked(known))].flatMap((one) => one?.name ?? [])

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
  shows: (known) => [basisPart('Who said what someone else contradicts', { owners: 'Owners' }, { owners: inDoubt(known).join(', ') })],
  // It is over once what both say agrees.
  fits: () => [
    {
      path: 'recorded',
      message:
        'Record what each of them says under “Additional signers”. This is over once it agrees. If the borrower is married to someone else, that person has to sign too: name them under “Owner’s spouse”.',
    },
  ],
  decidedAs: () => 'STATED',
  data: z.object({ recorded: z.boolean() }),
  labels: { recorded: 'Recorded under “Additional signers”' },
  example: { recorded: true },
})
