/** What is granted, what it secures, and what each side promises: our own words, none of a lender association's uniform instrument. */
import { formatList, SECURITY_INSTRUMENT_NAMES } from '@hearthline/domain'
import { money } from '../application-disclosures/figures.ts'
import { type Block, heading, paragraph } from '../document-text.ts'
import { lineDays } from './first-page.ts'
import { type InstrumentData, isSpouseAlone, ROLES } from './instrument-data.ts'

export function covenantBlocks(data: InstrumentData): Block[] {
  const { instrument, parties, grantors, terms, loanNumber, stateName, isTexasHomestead, occupancy } = data
  const lien = SECURITY_INSTRUMENT_NAMES[instrument]
  const borrower = grantors.find(({ capacity }) => capacity === 'BORROWER')?.name ?? ''
  const spouses = grantors.filter(isSpouseAlone).map(({ name }) => name)
  const owners = grantors.filter((one) => !isSpouseAlone(one)).map(({ name }) => name)
  const others = grantors.filter((one) => one.capacity !== 'BORROWER' && !isSpouseAlone(one)).map(({ name }) => name)
  const { drawsUntil, matures } = lineDays(data)
  return [
    heading('1. Who is who'),
    paragraph(
      `In this ${lien} “you” means ${spouses.length === 0 ? `each person named above as ${ROLES[instrument].grantor.toLowerCase()}` : `each owner who signs: ${formatList(owners)}`}, “the borrower” means ${borrower}, “we” means ${parties.lender.legalName} and whoever holds the agreement after us, and “the agreement” means the home equity line of credit agreement HL-${loanNumber} that the borrower signs with us at this closing.`,
    ),
    ...(others.length > 0
      ? [
          paragraph(
            `${formatList(others)} ${others.length === 1 ? 'signs' : 'sign'} this ${lien} only to put the lien on what they own or may claim of the home. They do not promise to pay what is owed under the agreement, and we may change the agreement with the borrower within the credit limit without asking them.`,
          ),
        ]
      : []),
    ...spousesPart(data, spouses),
    heading('2. What you grant'),
    paragraph(
      `To secure what section 3 says, you ${ROLES[instrument].verb} the land described in Exhibit A, with the buildings, fixtures, rights and easements that belong to it now or later (the “home”). You own the home, may encumber it, and will defend its title against all claims but those that are on record today.`,
    ),
    heading('3. What it secures, and up to what amount'),
    paragraph(
      `This ${lien} secures repayment of all advances under the agreement, those made at closing and those made in the future, with interest; what we pay under section 9; and your promises here. The agreement is revolving: advances may be made, repaid and made again until ${drawsUntil}, and we are obligated to make them as the agreement says. The principal secured at any one time is at most ${money(terms.lineCents)}, besides interest and what we pay under section 9. A balance of zero does not end the lien. All advances have the rank of the day on which this ${lien} is recorded, as far as the law allows. Everything is due by ${matures} at the latest.`,
    ),
    heading('4. Payment and other liens'),
    paragraph(
      'The borrower pays what the agreement asks for, when it is due. You keep the promises of each lien that ranks before this one, and you do not let what is owed under it grow by new advances without our consent.',
    ),
    heading('5. Taxes and assessments'),
    paragraph(
      'You pay taxes, assessments, ground rents and dues of the home before they are late, and show us that they are paid when we ask. We keep no escrow account for them or for insurance.',
    ),
    heading('6. Insurance'),
    paragraph(
      `You keep the home insured against fire and the other hazards of a standard homeowner’s policy, and against flood while it is in a special flood hazard area, for the amounts that the law and our insurance notice ask for. Each policy names us, our successors and assigns, as mortgagee and promises us notice before it ends. Insurance money is used to repair the home where that makes sense and does not weaken our security; otherwise it lowers what is owed, and the rest is yours.`,
    ),
    heading(occupancy === 'HOME' ? '7. Living in the home, and its upkeep' : '7. Upkeep'),
    paragraph(
      `${occupancy === 'HOME' ? 'The home is the borrower’s principal dwelling when this is signed. ' : ''}You keep the home in good repair, let nothing lower its value beyond ordinary wear, keep the law, and keep hazardous substances away but for what a household uses. We may look at the home at a reasonable time after notice.`,
    ),
    heading('8. Condemnation'),
    paragraph(
      'If all or part of the home is taken for public use, what is paid for it lowers what is owed, as far as our security is less by the taking; the rest is yours.',
    ),
    heading('9. What we may pay for you'),
    paragraph(
      'If you do not keep a promise of this document, we may pay what protects the home and our rank: taxes, insurance, repairs, and what is due on an earlier lien. We tell you first where the law asks for it. What we pay is owed with interest at the rate of the agreement and is secured too.',
    ),
    heading('10. Sale or transfer'),
    paragraph(
      'If you sell or transfer the home or a part of it without paying off the line, we may require everything at once, unless federal law forbids it (12 U.S.C. 1701j-3(d); 12 CFR 191.5(b)).',
    ),
    heading('11. When we may require everything'),
    paragraph(
      'We may end the line and require everything at once only for fraud or material misrepresentation about the line, for not meeting the repayment terms, or for an act or omission that harms the home or our rights in it, as 12 CFR 1026.40(f)(2) and the agreement say. Before that we give you the notice, and the time to make up what is missing, that the law of the state asks for. You may have a sale stopped by paying what is late, as far as that law lets you.',
    ),
    paragraph(remedyOf(data)),
    ...(isTexasHomestead
      ? [
          // Tex. Const. XVI s.50(a)(6)(J), (Q)(x)
          paragraph(
            'We do not require everything at once only because the market value of the home falls, or because of a default on another debt that no earlier lien on the home secures. If we do not meet an obligation of Section 50(a)(6), we correct it within 60 days after you tell us, as Section 50(a)(6)(Q)(x) says.',
          ),
        ]
      : [paragraph('You waive homestead and dower rights in the home toward this lien alone, as far as the law allows.')]),
    heading('12. Release'),
    paragraph(
      `When all that is secured is paid and the borrower ends the line, we release this ${lien} within the time that the law sets, and record the release. ${isTexasHomestead ? 'You pay nothing for it.' : 'We charge no fee for that but the recorder’s, where the law allows it.'}`,
    ),
    heading('13. Notices, and the law that governs'),
    paragraph(
      'Notices go to you at the home, or at another address that you give us, and to us at the address above. You ask that a copy of each notice of default and of each notice of sale is sent to you there.',
    ),
    paragraph(
      `Federal law and the law of ${stateName} govern. If a part of this is not valid, the rest stands. It binds and benefits the heirs, successors and assigns of each of us. A right that we do not use at once we still have. Each person who signs has received a copy.`,
    ),
  ]
}

/**
 * Whoever owns nothing joins in the grant, so that it binds what the law gives a spouse, and promises none of what an owner does: of the title, the taxes or
 * the insurance (12 CFR 1002.7(d)(4)). A Texas homestead is not waived: each owner's spouse consents (Tex. Const. XVI s.50(a)(6)(A)).
 */
function spousesPart({ instrument, isTexasHomestead }: InstrumentData, spouses: readonly string[]): Block[] {
  if (spouses.length === 0) return []
  const lien = SECURITY_INSTRUMENT_NAMES[instrument]
  const only = isTexasHomestead
    ? 'to consent to the lien'
    : 'to consent to the lien and to release toward it alone, as far as the law allows, the rights in the home that the law gives a spouse, such as homestead, dower and community property'
  return [
    paragraph(
      `${formatList(spouses)} ${spouses.length === 1 ? 'signs' : 'sign'} this ${lien} only as the spouse of an owner, ${only}. For that they join in what section 2 grants. They make no promise about the title and none of the other promises of this ${lien}, and do not promise to pay what is owed under the agreement. We may change the agreement with the borrower within the credit limit without asking them.`,
    ),
  ]
}

function remedyOf({ instrument, isTexasHomestead }: InstrumentData): string {
  if (isTexasHomestead) return 'The home may be sold only by an order of a court, as the Texas Constitution and the rules of the court say.'
  if (instrument === 'DEED_OF_TRUST')
    return 'After that the trustee may sell the home at public auction as the law of the state says, and applies the money to the cost of the sale, to what is owed, and then to whoever is entitled to the rest. We may name another trustee by a recorded document; that trustee has all the rights of the first.'
  return 'After that we may foreclose by the proceedings, in court or by power of sale, that the law of the state allows. The money of a sale is applied to its cost, to what is owed, and then to whoever is entitled to the rest.'
}
