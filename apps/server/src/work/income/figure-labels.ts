/** What stands beside each figure on the documents that people send: the words of the official forms, and those that payrolls print. */
import type { UploadWay } from '@hearthline/domain'

export interface FigureLabel {
  /** of the record that the document becomes */
  readonly field: string
  readonly label: RegExp
  readonly of: 'MONEY' | 'DAY' | 'YEAR' | 'FREQUENCY' | 'TEXT'
  /** Which figure of the line: a pay stub prints rate and hours before this period, and the year to date last. */
  readonly take: 'FIRST' | 'BEFORE_LAST' | 'LAST'
}

const one = (field: string, label: RegExp, of: FigureLabel['of'], take: FigureLabel['take'] = 'FIRST'): FigureLabel => ({
  field,
  label,
  of,
  take,
})

export const FIGURE_LABELS: Readonly<Record<UploadWay, readonly FigureLabel[]>> = {
  PAY_STUB: [
    one('payer', /\bemployer(?: name)?\b/i, 'TEXT'),
    one('payer', /\bcompany(?: name)?\b/i, 'TEXT'),
    one('payDate', /\b(?:pay(?:ment)?|check) date\b/i, 'DAY'),
    one('periodEnd', /\b(?:period end(?:ing)?|pay period|period)\b.*?(?:to|through|-|–)/i, 'DAY'),
    one('periodEnd', /\b(?:period end(?:ing)?|end date)\b/i, 'DAY'),
    one('regularCents', /\bregular\b/i, 'MONEY', 'BEFORE_LAST'),
    one('regularCents', /\bgross pay\b/i, 'MONEY', 'BEFORE_LAST'),
    one('yearToDateCents', /\bgross pay\b/i, 'MONEY', 'LAST'),
    one('yearToDateCents', /\b(?:ytd|year[- ]to[- ]date)(?: gross)?\b/i, 'MONEY'),
    one('yearToDateVariableCents', /\b(?:overtime|bonus|commission)/i, 'MONEY', 'LAST'),
    one('frequency', /\b(?:pay(?:ment)? (?:frequency|schedule|cycle)|paid)\b/i, 'FREQUENCY'),
    one('startedOn', /\b(?:hire|start) date\b/i, 'DAY'),
  ],
  W2: [
    one('year', /\bwage and tax statement\b/i, 'YEAR'),
    one('year', /\bw-2\b/i, 'YEAR'),
    one('payer', /\bemployer.?s name\b[^:]*:?/i, 'TEXT'),
    one('wagesCents', /\bwages,? tips,? other comp(?:ensation|\.)?/i, 'MONEY'),
    one('wagesCents', /\bmedicare wages/i, 'MONEY'),
  ],
  FORM_1099: [
    one('year', /\b(?:1099|calendar year|tax year)\b/i, 'YEAR'),
    one('payer', /\bpayer.?s name\b[^:]*:?/i, 'TEXT'),
    one('grossCents', /\bnonemployee compensation\b/i, 'MONEY'),
    one('grossCents', /\bgross distribution\b/i, 'MONEY'),
    one('grossCents', /\b(?:net )?benefits\b.*\bbox/i, 'MONEY'),
  ],
  TAX_RETURN: [
    one('year', /\b(?:schedule c|form 1040|tax year)\b/i, 'YEAR'),
    one('payer', /\b(?:business name|name of proprietor)\b[^:]*:?/i, 'TEXT'),
    one('netProfitCents', /\bnet profit\b/i, 'MONEY'),
    one('depreciationCents', /\bdepreciation\b/i, 'MONEY'),
  ],
  AWARD_LETTER: [
    one('amountCents', /\b(?:monthly (?:benefit|amount|payment)|each month|per month)\b/i, 'MONEY'),
    one('amountCents', /\bbenefit amount\b/i, 'MONEY'),
    one('frequency', /\b(?=monthly (?:benefit|amount|payment)|each month|per month)/i, 'FREQUENCY'),
    one('endsOn', /\b(?:ends? on|until|through)\b/i, 'DAY'),
  ],
}
