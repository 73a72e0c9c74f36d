/** Trust documents when the home is held in trust; flood insurance in zones A and V, in force before closing. */
import * as z from 'zod/mini'
import { cents } from '../../../facts/scalars.ts'
import { FLOOD_NOTICE_RECEIPT_WORDS } from '../../../policy/consent-statements.ts'
import { floodCoverageNeeded } from '../../../policy/insurance-amounts.ts'
import { formatList } from '../../../underwriting/explanations/format-figure.ts'
import type { LocalDate } from '../../../values/local-date.ts'
import type { Known, Misfit } from '../../item.ts'
import { ask } from '../../item.ts'
import { ownershipOf } from '../about-you/ownership.ts'
import { chosenOffer } from '../offer/chosen-offer.ts'
import { revisedOffer } from '../offer/revised-offer.ts'
import { chosenProperty } from '../property/property-choice.ts'
import { REMOVAL_REASONS } from '../signing/signers-removed.ts'
import { floodDetermination } from '../title/flood-determination.ts'
import { floodNotice } from '../title/flood-notice.ts'
import { floodZoneToInsure } from '../title/flood-zone.ts'
import { valueDispute } from '../valuation/value-dispute.ts'
import { exampleAgent, insuranceProof, insuranceProofLabels, misfitsOfProof, pagesOfProof } from './insurance-proof.ts'
import { loansOnHome } from './loans-on-home.ts'
import {
  exampleTrust,
  misfitsOfTrust,
  NO_NEW_TRUST_PAGES,
  needsNewPages,
  pagesOfTrust,
  type TrustPapers,
  trustPapers,
  trustPapersLabels,
} from './trust-papers.ts'
import { trustRecord } from './trust-record.ts'

export const isHeldInTrust = (known: Known): boolean => ownershipOf(known) === 'TRUST'

export const floodCoverageOf = (known: Known): number => floodCoverageNeeded(loansOnHome(known, known(revisedOffer) ?? known(chosenOffer)))

export const trustAndFloodAnswer = z.object({
  flood: z.optional(insuranceProof),
  trust: z.optional(trustPapers),
  /** The notice of special flood hazards: the lender keeps a record that it was received (42 USC 4104a(a)(1); 12 CFR 22.9(d)). */
  noticeReceived: z.optional(z.literal(true)),
})
export type TrustAndFlood = z.infer<typeof trustAndFloodAnswer>

/** With what earlier releases stored: a name and a number, which no one compared with a document. */
const trustAndFloodStored = z.extend(trustAndFloodAnswer, {
  insurer: z.optional(z.string().check(z.maxLength(120))),
  policyNumber: z.optional(z.string().check(z.maxLength(60))),
  trustName: z.optional(z.string().check(z.maxLength(200))),
  /** How often it was sent; once where left out. What is sent again may be other pages with the same words. */
  attempt: z.optional(z.int().check(z.gte(1))),
})

/** What a home in a flood zone, or one that a trust holds, has to show before closing. */
export function misfitsOfTrustAndFlood(
  known: Known,
  { flood = {}, trust, noticeReceived }: TrustAndFlood,
  on: LocalDate,
): readonly Misfit[] {
  return [
    ...(floodZoneToInsure(known) !== undefined && known(floodNotice) !== undefined && !noticeReceived
      ? [{ path: 'noticeReceived', message: 'Open the notice, and confirm that you received it' }]
      : []),
    ...(floodZoneToInsure(known) === undefined ? [] : misfitsOfProof(flood, floodCoverageOf(known), on, 'flood.')),
    ...(!isHeldInTrust(known)
      ? []
      : trust
        ? [...misfitsOfTrust(trust, on), ...misfitsOfOldPages(known, trust)]
        : [{ path: 'trust.name', message: 'Enter the name of the trust that owns the home' }]),
  ]
}

/** What two of the team changed is shown by no page that was sent before. */
function misfitsOfOldPages(known: Known, trust: TrustPapers): readonly Misfit[] {
  const { pages, changed } = known(trustRecord) ?? { pages: [], changed: [] }
  const isMissing = changed.length > 0 && (trust.documents ?? []).length > 0 && needsNewPages(trust, pages)
  return isMissing ? [{ path: 'trust.documents', message: NO_NEW_TRUST_PAGES }] : []
}

/** Why the trust is asked about again, and what was sent before. */
function changedTrust(known: Known) {
  const { pages, changed } = known(trustRecord) ?? { pages: [], changed: [] }
  return isHeldInTrust(known) && changed.length > 0 ? { changed: [...changed], pagesBefore: [...pages] } : {}
}

const trusteeChange = z.object({
  name: z.string(),
  because: z.enum(REMOVAL_REASONS),
  successor: z.optional(z.string()),
  rightName: z.optional(z.string()),
})

export const pagesOfTrustAndFlood = ({ flood = {}, trust }: TrustAndFlood) => [
  ...pagesOfProof(flood, 'FLOOD_POLICY', 'flood.'),
  ...pagesOfTrust(trust),
]

export const aboutTrustAndFlood = {
  data: z.object({
    floodZone: z.optional(z.string()),
    heldInTrust: z.boolean(),
    floodCoverageCents: z.optional(cents),
    /** The document of the notice. */
    floodNotice: z.optional(z.string()),
    ownersOfRecord: z.optional(z.array(z.string())),
    /** What two of the team decided of the trustees since the documents were sent. */
    changed: z.optional(z.array(trusteeChange)),
    /** The pages that were sent before that. */
    pagesBefore: z.optional(z.array(z.string())),
  }),
  of: (known: Known) => ({
    floodZone: floodZoneToInsure(known),
    heldInTrust: isHeldInTrust(known),
    ...(floodZoneToInsure(known) !== undefined && {
      floodCoverageCents: floodCoverageOf(known),
      floodNotice: known(floodNotice)?.documentId,
    }),
    ...(isHeldInTrust(known) && { ownersOfRecord: (chosenProperty(known)?.owners ?? []).map(({ name }) => name) }),
    ...changedTrust(known),
  }),
}

export const trustAndFloodLabels = {
  flood: insuranceProofLabels,
  trust: trustPapersLabels,
  noticeReceived: FLOOD_NOTICE_RECEIPT_WORDS,
} as const

export const NEEDED = 'We need something about your home'

/** What of it this home needs, as a mail names it. */
const neededOf = (known: Known): readonly string[] => [
  ...(floodZoneToInsure(known) === undefined ? [] : ['proof of flood insurance for your home']),
  ...(isHeldInTrust(known) ? ['documents of the trust that owns your home'] : []),
]

export const trustAndFloodInsurance = ask('trust-and-flood-insurance', {
  title: 'Send documents about your home',
  why: 'We need these before we prepare your closing documents.',
  steps: ['TRUST_AND_INSURANCE'],
  corrects: [valueDispute],
  applies: (known) => isHeldInTrust(known) || floodZoneToInsure(known) !== undefined,
  reads: (known) => [ownershipOf(known), known(floodDetermination)?.zone],
  data: trustAndFloodStored,
  accepts: trustAndFloodAnswer,
  about: aboutTrustAndFlood,
  fits: misfitsOfTrustAndFlood,
  documents: pagesOfTrustAndFlood,
  agrees: { noticeReceived: 'FLOOD_NOTICE_RECEIPT' },
  chapter: { open: 'Documents about your home', done: 'Documents about your home sent', shown: 'when-open' },
  labels: {
    ...trustAndFloodLabels,
    insurer: 'Insurance company',
    policyNumber: 'Policy number',
    trustName: 'Trust name',
    attempt: 'Attempt',
  },
  mailFor: (known) => ({
    subject: NEEDED,
    body: `Before we continue, we need ${formatList(neededOf(known))}. Sign in to send ${neededOf(known).length > 1 || isHeldInTrust(known) ? 'them' : 'it'}.`,
  }),
  example: { flood: { agent: exampleAgent }, trust: exampleTrust, noticeReceived: true },
})
