/**
 * Two owners who are divorced and both keep the home: by the decree two of the team put right what both said of being married to each other. Both sign on as
 * owners. Whoever only one of them named as their spouse stays as they are. Pure.
 */
import type { Facts } from './facts.ts'
import type { Known } from './item.ts'
import { aboutYou } from './items/about-you/about-you.ts'
import { isMarried } from './items/about-you/marital-status.ts'
import type { OwnerMarriage } from './items/signing/marriage-answer.ts'
import { ownerMarriages } from './items/signing/owner-marriages.ts'
import { ownersOfMarriages } from './items/signing/owners-spouses.ts'
import { BORROWER, type Signer } from './parties.ts'
import { isBorrowersSpouse } from './removal-marriages.ts'

type Named = Pick<Signer, 'party' | 'name'>

interface MarriageOfOwners {
  /** To whom they were married by the word of either; the borrower has no name here. */
  readonly to: readonly { readonly party: string; readonly name: string | undefined }[]
  /** What is kept of what the owners beside the borrower said. */
  readonly owners: readonly OwnerMarriage[]
}

/** undefined of whoever is no owner, or married to no other owner by the word of either. */
export function marriageOfOwners(known: Known, { party, name }: Named): MarriageOfOwners | undefined {
  const among = ownersOfMarriages(known)
  if (!among.some((owner) => owner.party === party)) return undefined
  const kept = known(ownerMarriages)?.owners ?? []
  const isOf = (one: OwnerMarriage) => one.to !== undefined && (one.party === party || one.to === party)
  const others = new Set(kept.filter(isOf).flatMap((one) => (one.party === party ? (one.to ?? []) : one.party)))
  if (isBorrowersSpouse(known, { party, name })) others.add(BORROWER)
  if (others.size === 0) return undefined
  return {
    to: [...others].map((other) => ({ party: other, name: among.find((owner) => owner.party === other)?.name })),
    owners: kept.map((one) =>
      isOf(one) ? { party: one.party, status: 'UNMARRIED' as const, ...(one.denied && { denied: one.denied }) } : one,
    ),
  }
}

/** What the borrower said of themselves; undefined where they call themselves unmarried already, or name someone else. */
export function aboutYouUnmarried({ results }: Pick<Facts, 'results'>, known: Known, named: Named): unknown {
  const answer = known(aboutYou)
  if (!answer || !isMarried(answer.maritalStatus) || !isBorrowersSpouse(known, named)) return undefined
  const { spouse: _former, ...stored } = (results[aboutYou.id]?.data ?? answer) as { readonly spouse?: unknown }
  return { ...stored, maritalStatus: 'UNMARRIED' }
}
