/** What is kept of what people said once someone signs no longer, or signs under their right name: the same where it is asked whether it may be, and where it is done. Pure. */
import { EMPTY_BASIS } from './basis.ts'
import { standing } from './current-step.ts'
import { aboutYouUnmarried, marriageOfOwners } from './divorced-owners.ts'
import type { Facts } from './facts.ts'
import type { Item, Known } from './item.ts'
import { aboutYou } from './items/about-you/about-you.ts'
import { type RaisedConditions, raisedConditions } from './items/closing/raised-conditions.ts'
import { trustAndFloodInsurance } from './items/closing/trust-and-flood-insurance.ts'
import { recordedOwnership } from './items/property/recorded-ownership.ts'
import { instrumentDetails } from './items/signing/instrument-details.ts'
import { ownerMarriages } from './items/signing/owner-marriages.ts'
import { marriagesKept, ownersAsked, spousesOfOwners } from './items/signing/owners-spouses.ts'
import { keepingParties } from './items/signing/party-named.ts'
import { isTrusteeNamed } from './items/signing/removed-trustees.ts'
import { signerEmails } from './items/signing/signer-emails.ts'
import { partyNamed, sameName, signersOf } from './items/signing/signers.ts'
import { type RemovalReason, type RightName, rightNameOf, type SignerRemoval, sourceOfRemoval } from './items/signing/signers-removed.ts'
import { areOwnersUndecided, spouseDecided } from './items/signing/spouse-undecided.ts'
import { namesakesOf, trusteeSeats } from './named-as-owner.ts'
import {
  endedBy,
  endsMarriage,
  endsTrusteeship,
  isBorrowersSpouse,
  losesShare,
  marriageAsSpouse,
  marriageRenamed,
  type Named,
} from './removal-marriages.ts'

type Stored = Pick<Facts, 'results'>

export interface RemovalChange {
  readonly item: Item
  readonly data: unknown
  readonly basis: string
}

/** No basis is this one. */
const ASKED_AGAIN = ''

/** Everything that changes beside the list of removals itself, each item once. */
export function changesOfRemoval(
  facts: Facts,
  removal: Pick<SignerRemoval, 'party' | 'name' | 'because' | 'rightName' | 'successor' | 'along'>,
): readonly RemovalChange[] {
  const { known, bases } = standing(facts).walk
  const { name, because, rightName: right, successor } = removal
  const details = because === 'NOT_NEEDED' ? detailsWithout(known, name, sourceOfRemoval(name)) : undefined
  const divorced = because === 'DIVORCED_OWNER' ? marriageOfOwners(known, removal)?.owners : undefined
  const marriages = right
    ? marriageRenamed(known, removal, right)
    : (divorced ?? endedBy(known, removal, because)?.owners ?? marriageAsSpouse(known, removal, because))
  const said = because === 'DIVORCED_OWNER' ? aboutYouUnmarried(facts, known, removal) : aboutYouWithout(facts, known, removal, because)
  const changes: readonly (readonly [{ readonly id: string }, unknown])[] = [
    [aboutYou, right ? aboutYouRenamed(facts, known, removal, right) : said],
    [
      trustAndFloodInsurance,
      right
        ? trustNaming(facts, known, removal, [rightNameOf(right)])
        : endsTrusteeship(because)
          ? trustNaming(facts, known, removal, successor ? [successor] : [])
          : undefined,
    ],
    [instrumentDetails, right ? detailsRenamed(known, name, right) : details],
    // Where the law asks for no spouse, the other owners are not asked any more either.
    [
      ownerMarriages,
      details === undefined ? marriages && marriagesKept(known, marriages) : { owners: known(ownerMarriages)?.owners ?? [] },
    ],
    [raisedConditions, right ? requestsRenamed(facts, removal, right) : undefined],
    [signerEmails, right ? emailsRenamed(facts, known, removal, right) : emailsAsSpouse(known, removal, because)],
  ]
  // The papers of a trust that name someone else are asked for again: what was sent shows the trustee of before.
  const basisOf = (id: string) => (id === trustAndFloodInsurance.id && successor !== undefined ? ASKED_AGAIN : (bases[id] ?? EMPTY_BASIS))
  return changes.flatMap(([item, data]) => (data === undefined ? [] : [{ item: item as Item, data, basis: basisOf(item.id) }]))
}

/** What is kept of the details of the instrument once two of the team found that the spouse whom it names does not have to sign; undefined of anyone else. */
export function detailsWithout(known: Known, name: string, source: string): unknown {
  const details = known(instrumentDetails)
  if (details?.spouseSigns !== 'YES') return undefined
  // What the team found out of the home it found of the spouses of all owners.
  const ofOwners = areOwnersUndecided(known) ? spousesOfOwners(known, ownersAsked(known)).map((one) => one.name) : []
  if (![spouseDecided(known, details) ?? '', ...ofOwners].some((decided) => sameName(decided, name))) return undefined
  const { spouse: _named, ...kept } = details
  return { ...kept, spouseSigns: 'NO', spouseSource: source }
}

/** What the borrower said of their spouse and the co-owners, once the name is put right; undefined where the borrower did not name them. */
export function aboutYouRenamed({ results }: Stored, known: Known, { party, name }: Named, right: RightName): unknown {
  const answer = known(aboutYou)
  const index = coOwnerAt(known, party)
  const isSpouse = answer?.spouse !== undefined && sameName(`${answer.spouse.firstName} ${answer.spouse.lastName}`, name)
  if (!answer || (index === undefined && !isSpouse)) return undefined
  const stored = (results[aboutYou.id]?.data ?? answer) as object
  return {
    ...stored,
    ...(isSpouse && { spouse: { ...answer.spouse, ...right } }),
    coOwners: keepingParties(
      answer.coOwners,
      answer.coOwners.map((one, at) => (at === index ? { ...one, ...right } : one)),
    ),
  }
}

/** Of whoever signs: their place among the co-owners whom the borrower named. */
function coOwnerAt(known: Known, party: string): number | undefined {
  const index = signersOf(known).findIndex((signer) => signer.party === party)
  return index >= 0 && index < (known(aboutYou)?.coOwners.length ?? 0) ? index : undefined
}

/** As the trust's documents name the trustees; undefined where nothing changes. Of several of one name one of them. */
function trustNaming({ results }: Stored, known: Known, named: Named, now: readonly string[]): unknown {
  const given = known(trustAndFloodInsurance)
  const seats = trusteeSeats(known, named)
  if (!given?.trust || seats === 0) return undefined
  const stored = (results[trustAndFloodInsurance.id]?.data ?? given) as object
  const theirs = given.trust.trustees.filter((trustee) => isTrusteeNamed(trustee, named.name)).slice(0, seats)
  const trustees = given.trust.trustees.flatMap((trustee) => (theirs.includes(trustee) ? now : [trustee]))
  return { ...stored, trust: { ...given.trust, trustees: [...new Set(trustees)] } }
}

/** The borrower's spouse, as the team entered them. */
function detailsRenamed(known: Known, name: string, right: RightName): unknown {
  const details = known(instrumentDetails)
  return details?.spouse !== undefined && sameName(details.spouse, name) ? { ...details, spouse: rightNameOf(right) } : undefined
}

/** What the team asked of them is asked of them under the right name: with all that is stored, also what counts no more. */
function requestsRenamed({ results }: Stored, { party, along = [] }: Pick<SignerRemoval, 'party' | 'along'>, right: RightName): unknown {
  const given = results[raisedConditions.id]?.data as RaisedConditions | undefined
  const now = partyNamed(rightNameOf(right))
  // Whom records named otherwise is the same person.
  const were = new Set([party, ...along.map((one) => one.party)].filter((was) => was !== now))
  if (!given?.raised.some((one) => were.has(one.party))) return undefined
  return { ...given, raised: given.raised.map((one) => (were.has(one.party) ? { ...one, party: now } : one)) }
}

/** Under the right name they are reached where they were before, also where the team entered it, or at the email that was entered with the name. */
function emailsRenamed(facts: Facts, known: Known, { party, name }: Named, right: RightName): unknown {
  const emails = known(signerEmails)?.emails ?? []
  const before = emails.find((one) => one.party === party)
  const now = partyNamed(rightNameOf(right))
  const isKeptElsewhere = aboutYouRenamed(facts, known, { party, name }, right) ?? marriageRenamed(known, { party, name }, right)
  const entered =
    right.email === undefined || (!before && isKeptElsewhere) || before?.email === right.email.trim().toLowerCase()
      ? before
      : { email: right.email.trim().toLowerCase(), at: facts.now }
  return entered && { emails: [...emails.filter((one) => one.party !== party && one.party !== now), { ...entered, party: now }] }
}

/** Whoever owns no share and signs on as the borrower's spouse is reached where they were as an owner. */
function emailsAsSpouse(known: Known, named: Named, because: RemovalReason): unknown {
  const emails = known(signerEmails)?.emails ?? []
  const { email } = signersOf(known).find(({ party }) => party === named.party) ?? {}
  if (!losesShare(because) || email === undefined || emails.some(({ party }) => party === named.party)) return undefined
  if (!isBorrowersSpouse(known, named) || known(aboutYou)?.spouse?.email.trim().toLowerCase() === email) return undefined
  // Without a time: it is the mailbox that was theirs all along, and what they gave from it counts.
  return { emails: [...emails, { party: named.party, email, isBorrowers: true as const }] }
}

/**
 * What the borrower said without this person; undefined where it stays as it is. Whoever is divorced or has died is no spouse any more, and without a
 * co-owner the borrower owns the home alone.
 */
export function aboutYouWithout({ results }: Stored, known: Known, { party, name }: Named, because: RemovalReason): unknown {
  const answer = known(aboutYou)
  const index = coOwnerAt(known, party)
  const isEnded = endsMarriage(because) && isBorrowersSpouse(known, { party, name })
  if (!answer) return undefined
  const coOwners = keepingParties(
    answer.coOwners,
    answer.coOwners.filter((_, at) => at !== index),
  )
  // Records that name them count no longer for them either, unless someone else of the name is meant.
  const leaving = namesakesOf(known, { party, name }).length > 0 ? [] : [name]
  const isOwner = signersOf(known).some((signer) => signer.party === party)
  const isAlone = isOwner && coOwners.length === 0 && answer.ownership === 'JOINT' && recordedOwnership(known, leaving) === undefined
  if (index === undefined && !isEnded && !isAlone) return undefined
  // As it is stored, with what is sealed in it.
  const { spouse, ...stored } = (results[aboutYou.id]?.data ?? answer) as { readonly spouse?: unknown }
  return {
    ...stored,
    ...(spouse !== undefined && !isEnded && { spouse }),
    ...(isEnded && { maritalStatus: 'UNMARRIED' }),
    coOwners,
    ...(isAlone && { ownership: 'SOLE' }),
  }
}
