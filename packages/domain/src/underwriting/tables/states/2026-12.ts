/** The states' law from the end of November 2026. A lawyer confirms each row before it is relied on; what no one has looked up says so. */
import { recordingTaxes202612 } from '../../../loan/recording-taxes/2026-12.ts'
import { legalRegister202612 } from './legal-register-2026-12.ts'
import { type StateLaw, stateLawSchema } from './state-law.ts'

const dollars = (amount: number) => amount * 100

export const stateLaw202612: StateLaw = {
  ...stateLawSchema.parse({
    version: '2026-12',
    effectiveFrom: '2026-11-22',
    citation: 'state constitutions and statutes as cited in each row',
    governs: true,
    rules: {
      TX: {
        // Section 50 protects the homestead: a second home or an investment property is not one.
        occupancies: ['HOME'],
        cltvCap: { bps: 8000, citation: 'Tex. Const. XVI s.50(a)(6)(B); 7 TAC 153.3: all liens at most 80 % of fair market value' },
        wholeFeeCap: {
          bps: 200,
          // An appraisal by a third party, survey, title premium and title examination are left out; a broker's opinion is no appraisal.
          excludes: ['APPRAISAL'],
          citation: 'Tex. Const. XVI s.50(a)(6)(E); 7 TAC 153.5 (current through 2024-12-13): all fees together at most 2 %',
        },
        oneEquityLoan: { citation: 'Tex. Const. XVI s.50(a)(6)(K); 7 TAC 153.10: the only loan of its kind on the homestead' },
        yearsBetween: { years: 1, citation: 'Tex. Const. XVI s.50(a)(6)(M)(iii); 7 TAC 153.14: not before the first anniversary' },
        minimumDraw: {
          cents: dollars(4_000),
          citation: 'Tex. Const. XVI s.50(t)(2): no single advance of less than $4,000; to be confirmed',
        },
      },
      AK: {
        occupancies: ['HOME', 'SECONDARY', 'INVESTMENT'],
        rateCap: {
          upToLineCents: dollars(25_000),
          // Or five points above the Twelfth District's rate for advances, where that is higher: leaving it out only ever offers less.
          percent: '10',
          citation:
            'Alaska Stat. 45.45.010(b) (through ch. 61 SLA 2024): 10 % on a principal of $25,000 or less; depositories may be exempt',
        },
      },
    },
    register: legalRegister202612,
  }),
  recordingTaxes: recordingTaxes202612,
}
