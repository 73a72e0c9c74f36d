/** What a county's clerk looks for on the first page of an instrument, and who makes it with whom. */
import { addMonths, formatShortDate, type NamedParty, openEndLawOf, SECURITY_INSTRUMENT_NAMES, signsAs } from '@hearthline/domain'
import { money } from '../application-disclosures/figures.ts'
import { type Block, heading, paragraph } from '../document-text.ts'
import { DAY_OF_SIGNING } from '../texas/texas-homestead.ts'
import { type InstrumentData, ROLES } from './instrument-data.ts'

/** 'Open-end deed of trust' */
export const instrumentTitle = ({ instrument }: Pick<InstrumentData, 'instrument'>): string =>
  `Open-end ${SECURITY_INSTRUMENT_NAMES[instrument]}`

export const returnBlock = ({ parties: { lender } }: InstrumentData): Block => ({
  kind: 'parties',
  parties: [
    {
      title: 'Prepared by, recording requested by, and after recording return to',
      lines: [lender.legalName, lender.address, lender.phone],
    },
  ],
})

/** The last day of the draws, and the day on which all is due at the latest. */
export const lineDays = ({ dated, terms, isTexasHomestead }: InstrumentData) => {
  const [draws, all] = [terms.drawPeriodMonths, terms.drawPeriodMonths + terms.termYears * 12]
  // Printed days before it may be signed: both are counted from the day that is entered at the closing.
  if (isTexasHomestead) return { drawsUntil: afterItsDate(draws), matures: afterItsDate(all) }
  return { drawsUntil: formatShortDate(addMonths(dated, draws)), matures: formatShortDate(addMonths(dated, all)) }
}

const afterItsDate = (months: number): string =>
  months % 12 === 0 ? `the day ${months / 12} years after its date` : `the day ${months} months after its date`

export function firstPageBlocks(data: InstrumentData): Block[] {
  const {
    loanNumber,
    dated,
    isTexasHomestead,
    instrument,
    state,
    terms,
    grantors,
    trustee,
    home,
    county,
    stateName,
    parcelNumber,
    vesting,
  } = data
  const { lender } = data.parties
  const { drawsUntil, matures } = lineDays(data)
  const roles = ROLES[instrument]
  const maximum = money(terms.lineCents)
  const law = openEndLawOf(state)
  return [
    ...(law?.legend ? [{ kind: 'heading', text: law.legend } as const] : []),
    { kind: 'title', text: instrumentTitle(data) },
    { kind: 'small', text: `Home equity line of credit HL-${loanNumber}. Secures advances to be made in the future.` },
    {
      kind: 'facts',
      rows: [
        ['Date', isTexasHomestead ? DAY_OF_SIGNING : formatShortDate(dated)],
        ...grantors.map((one) => [roles.grantor, describeGrantor(one, data)] as const),
        [`${roles.lender} (lender)`, `${lender.legalName}, ${lender.address}. NMLS ${lender.nmlsNumber}`],
        ...(trustee ? [['Trustee', [trustee.name, trustee.address].filter(Boolean).join(', ')] as const] : []),
        ['Maximum principal secured at any one time (credit limit)', maximum],
        ['Home', home],
        ['County and state', `${county}, ${stateName}`],
        ['Legal description', `Exhibit A at the end of this document. Parcel number ${parcelNumber}`],
        // What no index needs may continue on the second page.
        ['Title is held by', vesting],
        ['Advances may be made until', drawsUntil],
        ['Everything is due at the latest', matures],
      ],
    },
    ...texasWords(data),
    ...(law ? law.states({ maximum, drawsUntil, matures, lender: `${lender.legalName}, ${lender.address}` }).map(paragraph) : []),
  ]
}

/** 'Ana Reyes, individually and as trustee of The Reyes Family Trust dated May 14, 2018' */
export function nameWithTrust(one: NamedParty, { trust }: Pick<InstrumentData, 'trust'>): string {
  const forTrust = one.asTrustee && trust ? ` of ${trust.name} dated ${formatShortDate(trust.signedOn)}` : ''
  return `${trust ? signsAs(one) : one.name}${forTrust}`
}

export function describeGrantor(one: NamedParty, data: Pick<InstrumentData, 'trust' | 'isTexasHomestead'>): string {
  const role = {
    BORROWER: 'borrower',
    OWNER: 'owner who does not promise to pay',
    SPOUSE: data.isTexasHomestead
      ? 'spouse of an owner, who signs only to consent to the lien'
      : 'spouse of an owner, who signs only to release rights in the home',
    TRUSTEE: 'trustee who does not promise to pay',
  }[one.capacity]
  return `${nameWithTrust(one, data)} (${role})`
}

/** Tex. Const. XVI s.50(a)(6)(Q)(vi), (C), (D): that it is such a loan, without recourse, and foreclosed by a court's order alone. */
const texasWords = ({ isTexasHomestead }: InstrumentData): Block[] =>
  isTexasHomestead
    ? [
        heading('Extension of credit defined by Section 50(a)(6), Article XVI, Texas Constitution'),
        paragraph(
          'This document secures an extension of credit as defined by Section 50(a)(6), Article XVI, of the Texas Constitution, made as a home equity line of credit under Section 50(t). It is without recourse for personal liability against each owner and the spouse of each owner, unless the owner or spouse obtained the extension of credit by actual fraud. The lien may be foreclosed upon only by a court order. No property but the homestead secures it.',
        ),
      ]
    : []
