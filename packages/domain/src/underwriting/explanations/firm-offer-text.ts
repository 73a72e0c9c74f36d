/** What a mailed firm offer promises, what it gave, and why it does not hold: for the applicant, and for the team. */
import { formatLocalDateWithYear } from '../../values/local-date-display.ts'
import { formatExactCents } from '../../values/money.ts'
import type { DecidedFirmOffer, Decision } from '../decision/decision.ts'
import { lawAgainst } from '../limits/law-against.ts'
import type { LimitName } from '../limits/limit-result.ts'
import { fromMills } from '../offer/rate.ts'
import type { FirmCriterion, FirmOfferTerms } from '../tables/firm-offer.ts'
import { formatBasisPoints } from './format-figure.ts'

export interface FirmOfferText {
  readonly title: string
  readonly body: string
}

const percent = (bps: number): string => `${fromMills(bps * 10).slice(0, -1)}%`
const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

/** 'a fixed rate of at most 6.99% and an origination fee of at most 1.00%' */
export function promisedTerms({ amountCents, rateBps, marginBps, floorBps, feeBps }: FirmOfferTerms): string {
  const floor = floorBps === undefined ? '' : `, with no rate below ${percent(floorBps)}`
  return listed([
    ...(amountCents === undefined ? [] : [`a line of ${formatExactCents(amountCents)}`]),
    ...(rateBps === undefined ? [] : [`a fixed rate of at most ${percent(rateBps)}`]),
    ...(marginBps === undefined ? [] : [`a variable rate of at most ${percent(marginBps)} above the prime rate${floor}`]),
    ...(feeBps === undefined ? [] : [`an origination fee of at most ${percent(feeBps)}`]),
  ])
}

const GAVE: Readonly<Record<DecidedFirmOffer['gave'][number], string>> = {
  RATE: 'a lower fixed rate',
  MARGIN: 'a lower variable rate',
  FEE: 'no fee above the one we promised',
  LINE: 'a larger line',
}

const UNMET: Readonly<Record<FirmCriterion, (terms: FirmOfferTerms) => string>> = {
  RECIPIENT: () => 'we could not match the letter to your last name or to an address that you gave',
  STATE: () => 'the home is in another state than the offer is for',
  OCCUPANCY: () => 'the offer is for homes that are used in another way',
  SCORE: ({ criteria }) => `your credit score is below ${criteria?.minimumScore}`,
  DTI: ({ criteria }) => `debts and payments are above ${formatBasisPoints(criteria?.maximumDtiBps ?? 0)} of your income`,
  BANKRUPTCY: ({ criteria }) => `there is a bankruptcy within ${criteria?.bankruptcyYears} years`,
  FORECLOSURE: ({ criteria }) => `there is a foreclosure within ${criteria?.foreclosureYears} years`,
  COLLECTIONS: ({ criteria }) => `collections and judgments are above ${formatExactCents(criteria?.maximumCollectionsCents ?? 0)}`,
  CLTV: ({ collateral }) => `the loans on your home are above ${formatBasisPoints(collateral?.maximumCltvBps ?? 0)} of its value`,
  LIEN_POSITION: ({ collateral }) => `more than ${(collateral?.maximumPosition ?? 1) - 1} loans come before this line on your home`,
  PROPERTY_KIND: () => 'your home is of a kind that the offer does not cover',
  PROPERTY_CONDITION: () => 'your home is in poor condition',
  LISTED: () => 'your home is for sale',
  TRANSFER: () => 'your home changed owners a short time ago',
}

/** Beside other criteria: whose letter it is, no rule can tell. */
const ifTheirs = (unmet: readonly FirmCriterion[]): string =>
  unmet.includes('RECIPIENT') ? ' If the letter was sent to you, contact us: our team will review it.' : ''

/** What the applicant reads beside the offers. */
export function describeFirmOffer({
  code,
  terms,
  unmet,
  gave,
}: Pick<DecidedFirmOffer, 'code' | 'terms' | 'unmet' | 'gave'>): FirmOfferText {
  const promise = `Your letter promised ${promisedTerms(terms)}.`
  // A rule cannot tell whose letter it is; a person can.
  if (unmet.length === 1 && unmet[0] === 'RECIPIENT') {
    return {
      title: `We could not match your mailed offer ${code} to you`,
      body: `${promise} The last name and the addresses that you gave are not those on the letter. If it was sent to you, contact us: our team will review your letter. In the meantime, the offers below are those that anyone can have.`,
    }
  }
  if (unmet.length > 0) {
    return {
      title: `Your mailed offer ${code} does not apply`,
      body: `${promise} It was for people who meet certain criteria, and now ${listed(unmet.map((one) => UNMET[one](terms)))}. The offers below are those that anyone can have.${ifTheirs(unmet)}`,
    }
  }
  const ends = `Its last day to apply is ${formatLocalDateWithYear(terms.expiresOn)}. You applied in time, so it holds for your application.`
  return gave.length > 0
    ? { title: `Your mailed offer ${code} applies`, body: `${promise} It gives you ${listed(gave.map((one) => GAVE[one]))}. ${ends}` }
    : { title: `Your offers are at least as good as your mailed offer ${code}`, body: `${promise} ${ends}` }
}

/** What the law says of a line that was promised, as whoever is refused reads it. */
const LAW: Partial<Readonly<Record<LimitName, string>>> = {
  STATE: 'we have no license to lend in the state of your home',
  ONE_EQUITY_LOAN: 'the law of your state allows one home equity loan on a home at a time',
  EQUITY_LOAN_YEAR: 'the law of your state allows one home equity loan on a home in a year',
  CLTV: 'the loans on your home would be above the share of its value that the law of your state allows',
  DTI: 'your debts and payments would be more than your whole income, and the law asks that you can repay',
}

/** What becomes of the letter of someone who is refused: which of its criteria is not met, or what the law has against it. Undefined without a letter. */
export function describeRefusedFirmOffer(
  decision: Pick<Decision, 'firmOffer' | 'limits'> | undefined,
  by: 'RULES' | 'PERSON',
): FirmOfferText | undefined {
  if (!decision?.firmOffer) return undefined
  const { code, terms, unmet } = decision.firmOffer
  const promise = `Your letter promised ${promisedTerms(terms)}.`
  if (unmet.length === 1 && unmet[0] === 'RECIPIENT')
    return {
      title: `We could not match your mailed offer ${code} to you`,
      body: `${promise} The last name and the addresses that you gave are not those on the letter, so we decided without it. If it was sent to you, contact us: our team will review your letter.`,
    }
  if (unmet.length > 0)
    return {
      title: `Your mailed offer ${code} does not apply`,
      body: `${promise} It was for people who meet certain criteria, and now ${listed(unmet.map((one) => UNMET[one](terms)))}. So we decided as we do without a letter.${ifTheirs(unmet)}`,
    }
  if (by === 'PERSON')
    return {
      title: `Your mailed offer ${code}`,
      body: `${promise} You met its criteria, so an underwriter decided, for the reasons that we give. If you think that your offer should hold, contact us.`,
    }
  return {
    title: `We can’t make the line of your mailed offer ${code}`,
    body: `${promise} You meet its criteria, but the law does not allow this line: ${listed(lawAgainst(decision).flatMap((limit) => LAW[limit] ?? []))}.`,
  }
}

const WHOSE_LETTER =
  'neither last name nor address is that of the letter: if it is theirs, correct its entry in the register, and have them apply with it again'

type ForTeam = Pick<Decision, 'limits'> & { readonly firmOffer: DecidedFirmOffer }

/** One line for the team. */
export function firmOfferForTeam(decision: ForTeam): string {
  const { terms, version } = decision.firmOffer
  return `Version ${version}: ${promisedTerms(terms)}, to ${formatLocalDateWithYear(terms.expiresOn)}; ${outcomeForTeam(decision)}`
}

function outcomeForTeam({ firmOffer: { unmet, gave, toPerson }, ...decision }: ForTeam): string {
  if (unmet.length > 0) return `does not hold, not met: ${unmet.join(', ')}${unmet.includes('RECIPIENT') ? `; ${WHOSE_LETTER}` : ''}`
  if (toPerson.length > 0) return `holds; a person decides, since it was not conditioned on ${toPerson.join(', ')} (15 U.S.C. 1681a(l))`
  const against = lawAgainst(decision)
  if (against.length > 0) return `meets the criteria; the law stands against it: ${against.join(', ')}`
  return `holds, gave ${gave.length > 0 ? gave.join(', ') : 'nothing: the rules are as good'}`
}
