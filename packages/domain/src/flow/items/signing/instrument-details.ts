/**
 * What the instrument on the home needs and no record gave: the land in words, how title is held, a spouse's name where the state asks for the spouse,
 * and whether it does where nobody looked that up.
 */
import * as z from 'zod/mini'
import { isCountyKnown } from '../../../facts/property-record.ts'
import { plainSpaced } from '../../../fields/full-name.ts'
import type { Item, Known, Misfit } from '../../item.ts'
import { wait } from '../../item.ts'
import { basisPart } from '../../shown-basis.ts'
import { aboutYou } from '../about-you/about-you.ts'
import { legalName } from '../apply/legal-name.ts'
import { chosenProperty } from '../property/property-choice.ts'
import { fullTitle } from '../title/full-title.ts'
import { detailsBefore } from './details-before.ts'
import { finalOffer } from './final-offer.ts'
import { instrumentOwners } from './instrument-owners.ts'
import { ownerMarriages } from './owner-marriages.ts'
import { ownersAsked, spousesOfOwners } from './owners-spouses.ts'
import { signersBegun } from './signers-begun.ts'
import { isSpouseUnnamed, namedSigners } from './spouse.ts'
import { isSpouseTheTeams, spouseAgainBarred } from './spouse-again.ts'
import { spouseDecisionMail } from './spouse-decision-mail.ts'
import { homeOfDecision, isJoinderFound } from './spouse-needed.ts'
import {
  areOwnersUndecided,
  isBorrowersUndecided,
  isNoSpouse,
  isSpouseDecided,
  isSpouseUndecided,
  misfitsOfSpouse,
  SPOUSE_SIGNS,
  spouseEntered,
  wasSpouseUnnamed,
  whySpouse,
} from './spouse-undecided.ts'
import { isVestingUnknown, leftOutOf } from './unknown-vesting.ts'

const MOST_LETTERS = 8_000
const MOST_LETTERS_OF_VESTING = 500

const DETAILS = ['legalDescription', 'county', 'vesting', 'spouseSigns', 'spouseSource', 'spouse'] as const

const isUndescribed = (known: Known): boolean => known(fullTitle) !== undefined && !known(fullTitle)?.legalDescription?.trim()

/** The deed is recorded where the home is, and names that county. */
const isCountyMissing = (known: Known): boolean => chosenProperty(known) !== undefined && !isCountyKnown(chosenProperty(known)?.county)

const IS_MISSING: Readonly<Record<(typeof DETAILS)[number], (known: Known) => boolean>> = {
  legalDescription: isUndescribed,
  county: isCountyMissing,
  vesting: isVestingUnknown,
  spouseSigns: isSpouseUndecided,
  spouseSource: isSpouseUndecided,
  spouse: isSpouseUnnamed,
}

const missingDetails = (known: Known) => DETAILS.filter((detail) => IS_MISSING[detail](known))

const signersByName = (known: Known): string[] => instrumentOwners(known).map(({ name }) => name)

/** With the spouses who are named, and own nothing of the home; and whoever has begun as the borrower's, by the team's word that is confirmed again. */
function everyoneByName(known: Known): string[] {
  const begun = isSpouseTheTeams(known) ? known(signersBegun)?.spouse : undefined
  const spouses = [...namedSigners(known), ...spousesOfOwners(known, ownersAsked(known))].map(({ name }) => name)
  return [...new Set([...signersByName(known), ...spouses, ...(begun ? [begun] : [])])]
}

/** As no owner's name is left out: each source beside the others. */
function ownersBySource(known: Known) {
  const borrower = known(legalName)
  const named = (known(aboutYou)?.coOwners ?? []).map(({ firstName, lastName }) => `${firstName} ${lastName}`)
  const list = (names: readonly string[]) => names.join(', ') || 'No one'
  return {
    vesting: known(fullTitle)?.vesting ?? '',
    title: list((known(fullTitle)?.owners ?? []).map(({ name }) => name)),
    records: list((chosenProperty(known)?.owners ?? []).map(({ name }) => name)),
    borrower: list([...(borrower ? [`${borrower.firstName} ${borrower.lastName}`] : []), ...named]),
    signers: list(everyoneByName(known)),
  }
}

/** From here on nobody is sent back for a detail. */
const SIGNED = 'note-signing'

// A spouse whom a state asks for that was not looked up before is no part of it: whether one is named is asked by what holds, and only before anyone signed.
const restedOn = (known: Known) => [known(fullTitle)?.reference, isUndescribed(known), wasSpouseUnnamed(known), known(aboutYou)?.coOwners]

const EXAMPLE_LAND = 'Lot 7, Block 3, Alder Park Unit 2, Book 41 of Maps, Page 12, Sacramento County Records'

const EXAMPLE_COUNTY = 'Alder'

/** Everyone who signs for themselves, as one of the ways to hold title. */
function vestingOfAll(known: Known): string {
  const names = signersByName(known)
  const all = [...names.slice(0, -2), names.slice(-2).join(' and ')].join(', ')
  return names.length > 1 ? `${all}, as joint tenants` : all
}

const detailsEntered = z.object({
  legalDescription: z.optional(z.string().check(z.maxLength(MOST_LETTERS))),
  county: z.optional(z.string().check(z.trim(), z.maxLength(80))),
  vesting: z.optional(z.string().check(z.maxLength(MOST_LETTERS_OF_VESTING))),
  spouseSigns: z.optional(z.enum(SPOUSE_SIGNS)),
  spouseSource: z.optional(z.string().check(z.maxLength(MOST_LETTERS_OF_VESTING))),
  spouse: z.optional(z.string().check(z.maxLength(120))),
})

export const instrumentDetails = wait('instrument-details', {
  title: 'Confirming a detail for your documents',
  staffTitle: 'Details of the instrument on the home',
  why: 'Our team confirms a detail for your deed or mortgage. We email you when your documents are ready.',
  steps: ['CONDITIONS_OPEN'],
  by: 'operator',
  // Known with the title search: the days that the law has everyone wait are not followed by this one. The borrower's final answer is in by then.
  isDecidedAhead: (known) => known(finalOffer) !== undefined,
  applies: (known) => missingDetails(known).length > 0,
  reads: (known) => [...restedOn(known), isVestingUnknown(known) ? signersByName(known) : []],
  // Before it was asked how title is held: what stood then stands, unless that is in question now and nobody has signed (record 0112).
  earlierReads: restedOn,
  holds: (known, given, stored) =>
    stored(SIGNED) !== undefined ||
    ((!isVestingUnknown(known) || Boolean(given.vesting?.trim())) &&
      (!isCountyMissing(known) || isCountyKnown(given.county)) &&
      (!isSpouseUnnamed(known) || isRightSpouse(known, spouseEntered(known, given))) &&
      (!isSpouseUndecided(known) || isSpouseDecided(known, given))),
  shows: (known) => [
    basisPart(
      'What is missing',
      {
        land: 'Legal description',
        county: 'County',
        title: 'How title is held',
        spouse: 'Spouse',
        spousesOfOwners: 'Spouses of the other owners',
      },
      {
        ...(isUndescribed(known) && { land: 'The title search found none' }),
        ...(isCountyMissing(known) && { county: 'The property records do not say it' }),
        ...(isVestingUnknown(known) && { title: 'Those who sign are not the owners whom the title search names' }),
        ...whySpouse(known),
      },
    ),
    ...(isVestingUnknown(known)
      ? [
          basisPart(
            'Who owns the home',
            {
              vesting: 'Title is held, by the title search',
              title: 'Owners, by the title search',
              records: 'Owners, by public records',
              borrower: 'Owners, by the borrower',
              signers: 'Who signs the deed or mortgage',
            },
            ownersBySource(known),
          ),
        ]
      : []),
  ],
  about: {
    data: z.object({
      missing: z.array(z.enum(DETAILS)),
      also: z.array(z.enum(DETAILS)),
      signers: z.array(z.string()),
      /** as it was decided before, to be confirmed or changed */
      before: z.record(z.string(), z.string()),
      vestingBefore: z.optional(z.string()),
    }),
    of: (known, _on, given) => {
      const missing = missingDetails(known)
      // By what is chosen beside it.
      const also = isBorrowersUndecided(known) ? ['spouse' as const] : []
      const before = detailsBefore(known, given as Details | undefined, [...missing, ...also], everyoneByName(known))
      return { missing, also, signers: signersByName(known), ...before }
    },
  },
  notAfter: SIGNED,
  decidedAgain: (known, on) => isSpouseTheTeams(known) && spouseAgainBarred(known, on) === undefined,
  fits: (known, given) => misfitsOfDetails(known, withStanding(known, given)),
  keeps: (known, given) => {
    const answer = withStanding(known, given)
    return {
      ...answer,
      ...(answer.spouse && { spouse: plainSpaced(answer.spouse) }),
      ...(answer.spouse && isSpouseUnnamed(known) && { spouseAskedOf: homeOfDecision(known) }),
      ...(answer.spouseSigns && {
        spouseDecidedOf: homeOfDecision(known),
        ...(areOwnersUndecided(known) && { isOfOwners: true as const }),
      }),
    }
  },
  settledMail: (now, known, before) => spouseDecisionMail(known, now, before),
  // With it the other owners are asked on pages of their own, or no more.
  alsoSettles: (known, { spouseSigns }) => {
    const isAsked = areOwnersUndecided(known) && spouseSigns === 'YES'
    if (isAsked === isJoinderFound(known)) return []
    const owners = [...(known(ownerMarriages)?.owners ?? [])]
    return [{ item: ownerMarriages as Item, data: { owners, ...(isAsked && { askedOf: homeOfDecision(known) }) } }]
  },
  data: z.extend(detailsEntered, {
    /** Of which home it was decided, by its state and its use; kept by the server. */
    spouseDecidedOf: z.optional(z.string()),
    /** Of which home the spouse was asked for by the law, and named; kept by the server. */
    spouseAskedOf: z.optional(z.string()),
    /** That it was decided of the spouses of all owners. Earlier releases asked of the borrower's alone. */
    isOfOwners: z.optional(z.literal(true)),
  }),
  accepts: detailsEntered,
  labels: {
    legalDescription: 'Legal description, as the last recorded deed has it',
    county: 'County where the home is, as the last recorded deed has it',
    vesting: 'How title is held, with everyone who signs, as the deed or mortgage is to say it',
    spouseSigns: {
      label: 'Does an owner’s spouse who does not own the home have to sign the deed or mortgage?',
      options: { YES: 'Yes', NO: 'No' },
    },
    spouseSource: 'Law, record, or attorney or title company that says so',
    spouse: 'Full name of the borrower’s spouse, whose signature the state asks for',
    spouseDecidedOf: 'Decided for a home in this state, with this use',
    spouseAskedOf: 'Spouse asked for by the law of this state, for this use',
    isOfOwners: 'Decided for the spouses of all owners',
  },
  decidedAs: () => 'STATED',
  exampleFor: (known) => ({
    ...(isUndescribed(known) && { legalDescription: EXAMPLE_LAND }),
    ...(isCountyMissing(known) && { county: EXAMPLE_COUNTY }),
    ...(isVestingUnknown(known) && { vesting: vestingOfAll(known) }),
    ...(isSpouseUndecided(known) && {
      spouseSigns: 'NO' as const,
      spouseSource: 'Attorney of the title company, by email',
    }),
    ...(isSpouseUnnamed(known) && { spouse: `Kim ${known(legalName)?.lastName ?? 'Reyes'}` }),
  }),
  example: {
    legalDescription: EXAMPLE_LAND,
    county: EXAMPLE_COUNTY,
    vesting: 'Ana Reyes and Sam Reyes, as joint tenants',
    spouse: 'Sam Reyes',
  },
})

const isRightSpouse = (known: Known, name: string | undefined): boolean => name !== undefined && !isNoSpouse(known, name)

type Details = z.infer<typeof detailsEntered>

/** Later than those who read it, and read by itself: what stands while a part of it is decided again. */
const SELF = { id: 'instrument-details' } as Parameters<Known>[0]

/** Whoever decides again whether a spouse signs says nothing of the land and of how title is held: that stands. */
function withStanding(known: Known, answer: Details): Details {
  const { legalDescription, county, vesting } = (known(SELF) as Details | undefined) ?? {}
  return { ...(legalDescription && { legalDescription }), ...(county && { county }), ...(vesting && { vesting }), ...answer }
}

const misfitsOfDetails = (known: Known, answer: Details): readonly Misfit[] => [
  ...(isUndescribed(known) && !answer.legalDescription?.trim()
    ? [{ path: 'legalDescription', message: 'Enter the legal description as the last recorded deed has it' }]
    : []),
  ...(isCountyMissing(known) && !isCountyKnown(answer.county)
    ? [{ path: 'county', message: 'Enter the county where the home is, as the last recorded deed has it' }]
    : []),
  ...(isVestingUnknown(known) ? misfitsOfVesting(known, answer.vesting?.trim() ?? '') : []),
  ...misfitsOfSpouse(known, answer),
]

function misfitsOfVesting(known: Known, vesting: string) {
  if (!vesting) return [{ path: 'vesting', message: 'Enter how title is held, as the last recorded deed has it' }]
  const leftOut = leftOutOf(vesting, known)
  if (leftOut.length === 0) return []
  const message = `Name everyone who signs. This leaves out ${leftOut.join(', ')}. If they do not own the home, take them off under “Additional signers”, with a document that shows it.`
  return [{ path: 'vesting', message }]
}

/** How title is held, as the instrument says it: what a person entered where the search does not say it. */
export const vestingOf = (known: Known): string =>
  (isVestingUnknown(known) ? known(instrumentDetails)?.vesting?.trim() : undefined) ?? known(fullTitle)?.vesting ?? ''

/** As the documents name it: what a person entered where the property records do not say it. */
export const countyOfHome = (known: Known): string => {
  const found = chosenProperty(known)?.county
  return isCountyKnown(found) ? found : (known(instrumentDetails)?.county ?? found ?? '')
}
