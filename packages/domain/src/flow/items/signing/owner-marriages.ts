/**
 * Whether each owner beside the borrower is married, and to whom, where the law has the spouse of an owner sign (Tex. Const. XVI s.50(a)(6)(A): "consent of
 * each owner and each owner's spouse"). The borrower says it of themselves (about-you), every other owner on pages of their own (signer-intro), and the
 * team records what it hears of whoever did not. It stops no one: the record of the closing asks what is not known by then.
 */
import * as z from 'zod/mini'
import { type Known, type Misfit, wait } from '../../item.ts'
import { marriageLabels, marriageRecord, storedMarriage } from './marriage-answer.ts'
import { misfitsOfMarriage, ownersOfMarriages, withMarriages } from './owners-spouses.ts'

const MOST_OWNERS = 20

/** Later: from then on nobody is added to those who signed. */
const DEED_SIGNED = { id: 'deed-signing' } as Parameters<Known>[0]

const kept = z.object({ owners: z.array(storedMarriage).check(z.maxLength(MOST_OWNERS)) })

export const ownerMarriages = wait('owner-marriages', {
  title: 'Co-owners sign',
  staffTitle: 'Marital status of the co-owners',
  why: 'The law of your state asks each owner’s spouse to sign too.',
  steps: ['CO_DEED_REQ'],
  progress: 'SIGNING',
  by: 'operator',
  isRecordedAnyTime: true,
  initially: { owners: [] },
  fits: (known, { owners }) => owners.flatMap((said, index) => misfitsOf(known, said).map(at(index))),
  keeps: (known, { owners }) => ({ owners: [...withMarriages(known, owners)] }),
  decidedAs: () => 'STATED',
  data: kept,
  accepts: z.object({
    owners: z
      .array(z.extend(marriageRecord, { party: storedMarriage.shape.party }))
      .check(z.minLength(1, 'Choose the owner'), z.maxLength(MOST_OWNERS)),
  }),
  labels: { owners: { label: 'Owners', each: { party: 'Owner', ...marriageLabels } } },
  example: { owners: [] },
})

const at =
  (index: number) =>
  ({ path, message }: Misfit): Misfit => ({ path: `owners.${index}.${path}`, message })

function misfitsOf(known: Known, said: z.infer<typeof storedMarriage>): readonly Misfit[] {
  if (known(DEED_SIGNED) !== undefined) return [{ path: 'party', message: 'The deed is signed. Who signs it can no longer change here.' }]
  const owners = ownersOfMarriages(known)
  const owner = owners.find(({ party }) => party === said.party)
  return owner
    ? misfitsOfMarriage(known, owner, said, owners)
    : [{ path: 'party', message: 'Choose one of the co-owners whose spouse the law asks for' }]
}
