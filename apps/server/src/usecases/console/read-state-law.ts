/** The states' law in force today, in words for operators: what decisions hold a line to, and what no one has looked up. */
import {
  formatBasisPoints,
  formatMoneyExact,
  LEGAL_QUESTIONS,
  type LegalRow,
  lenderDay,
  recordingTaxRule,
  type StateLaw,
  type StateRule,
  stateLawOn,
} from '@hearthline/domain'
import { US_STATES } from '@hearthline/domain/registration'
import type { Container } from '../../container.ts'
import { aporOn } from '../../store/repositories/apor.ts'

type Rule = { readonly what: string; readonly citation: string }

const OCCUPANCY_WORDS = { HOME: 'a home that the borrower lives in', SECONDARY: 'a second home', INVESTMENT: 'an investment property' }

function rulesOf(rule: StateRule | undefined): Rule[] {
  if (rule === undefined) return []
  const on = rule.occupancies.length === 3 ? 'Every home' : `Only ${rule.occupancies.map((each) => OCCUPANCY_WORDS[each]).join(' or ')}`
  const rules: (Rule | undefined)[] = [
    rule.cltvCap && { what: `All liens at most ${formatBasisPoints(rule.cltvCap.bps)} of the value`, citation: rule.cltvCap.citation },
    rule.wholeFeeCap && {
      what: `All fees together at most ${formatBasisPoints(rule.wholeFeeCap.bps)} of the line`,
      citation: rule.wholeFeeCap.citation,
    },
    rule.oneEquityLoan && { what: 'No other home equity loan beside the line', citation: rule.oneEquityLoan.citation },
    rule.yearsBetween && {
      what: `${rule.yearsBetween.years} year from one home equity loan to the next`,
      citation: rule.yearsBetween.citation,
    },
    rule.minimumDraw && { what: `No draw of less than ${formatMoneyExact(rule.minimumDraw.cents)}`, citation: rule.minimumDraw.citation },
    rule.rateCap && {
      what: `A rate of at most ${rule.rateCap.percent}% on lines of ${formatMoneyExact(rule.rateCap.upToLineCents)} or less`,
      citation: rule.rateCap.citation,
    },
  ]
  return rules.flatMap((each) => (each === undefined ? [] : [{ ...each, what: `${on}: ${lower(each.what)}` }]))
}

const lower = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`

function recordingTaxOf({ recordingTaxes }: StateLaw, state: string, on: string) {
  const rows = recordingTaxes.rows.filter((row) => row.state === state && row.from <= on && (row.to === undefined || on <= row.to))
  const without = recordingTaxes.without.filter(({ states }) => rows.length === 0 && states.includes(state))
  return {
    // Without a county: where every county has a row of its own, whichever no row names is not known.
    basis: recordingTaxRule(recordingTaxes, { state, on }).basis,
    counties: rows.reduce((sum, row) => sum + (row.counties?.length ?? 0), 0),
    citations: [...new Set([...rows, ...without].map(({ citation }) => citation))],
  }
}

const questionsOf = (row: LegalRow | undefined) =>
  LEGAL_QUESTIONS.map((question) => ({ question, ...(row?.[question] ?? { checked: false as const }) }))

export async function readStateLaw({ db, clock }: Pick<Container, 'db' | 'clock'>) {
  const on = lenderDay(clock.now())
  const law = stateLawOn(on)
  const states = Object.entries(US_STATES).map(([state, name]) => ({
    state,
    name,
    rules: rulesOf(law.rules[state]),
    recordingTax: recordingTaxOf(law, state, on),
    questions: questionsOf(law.register[state]),
  }))
  const all = states.flatMap(({ questions }) => questions)
  return {
    version: law.version,
    effectiveFrom: law.effectiveFrom,
    checked: all.filter(({ checked }) => checked).length,
    questions: all.length,
    aporFrom: (await aporOn(db, on))?.from ?? null,
    states,
  }
}
