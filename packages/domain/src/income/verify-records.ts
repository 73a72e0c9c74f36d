/**
 * All records of an application together: each income counts once, by the strongest records of it. Pure, and by the day given: the same records
 * give the same income.
 */
import type { LocalDate } from '../values/local-date.ts'
import { countBenefit, countRetirementForms } from './benefits.ts'
import { type CountedIncome, notUsable } from './counted-income.ts'
import { countDeposits } from './deposits.ts'
import { INCOME_RULES, type IncomeRules } from './house-rules.ts'
import type { Benefit, Deposits, Form1099, IncomeRecord, PayStub, ScheduleC, W2 } from './income-record.ts'
import { isWithinPayer, plainPayer } from './plain-payer.ts'
import { type SourcedRecord, withoutRepeats } from './repeated-records.ts'
import { countBusinesses, countReceipts } from './self-employment.ts'
import { countWages } from './wages.ts'

export interface VerifiedIncome extends CountedIncome {
  readonly person: string
  readonly payer: string
  readonly kind: 'WAGES' | 'SELF_EMPLOYMENT' | 'RETIREMENT' | 'BENEFIT' | 'DEPOSITS'
  readonly sources: readonly string[]
  /** Wages of which no record shows that the job goes on (12 CFR 1026.43(c)(3)(ii)): the employer is to be asked. */
  readonly unconfirmedJob?: true
}

type Of<R extends IncomeRecord> = SourcedRecord & { readonly record: R }

const ofKind = <K extends IncomeRecord['kind']>(records: readonly SourcedRecord[], ...kinds: readonly K[]) =>
  records.filter(({ record }) => kinds.some((kind) => kind === record.kind)) as Of<Extract<IncomeRecord, { kind: K }>>[]

function byPayer<R extends SourcedRecord>(records: readonly R[]): R[][] {
  const groups = new Map<string, R[]>()
  for (const one of records) {
    const name = plainPayer(one.record.payer)
    groups.set(name, [...(groups.get(name) ?? []), one])
  }
  return [...groups.values()]
}

const plain = <R extends IncomeRecord>(records: readonly Of<R>[]): R[] => records.map(({ record }) => record)

type Kind = VerifiedIncome['kind']

const incomeOf = (kind: Kind, records: readonly SourcedRecord[], counted: CountedIncome): VerifiedIncome => ({
  kind,
  person: records[0]!.person,
  payer: records[0]!.record.payer,
  sources: [...new Set(records.map(({ source }) => source))],
  ...counted,
})

/** W-2s beside a job's pay stubs belong to it where the payer is the same; those of a job before count only where there is no present one. */
function wagesOf(stubs: readonly Of<PayStub>[], forms: readonly Of<W2>[], on: LocalDate, rules: IncomeRules): VerifiedIncome[] {
  if (stubs.length === 0) {
    if (forms.length === 0) return []
    return [{ ...incomeOf('WAGES', forms, countWages([], plain(forms), on, rules)), unconfirmedJob: true }]
  }
  const jobs = byPayer(stubs)
  const names = jobs.map((job) => plainPayer(job[0]!.record.payer))
  const present = jobs.map((job, index): VerifiedIncome => {
    const its = forms.filter(({ record }) => plainPayer(record.payer) === names[index])
    const counted = countWages(plain(job), plain(its), on, rules)
    const isOld = !job.some(({ record }) => countWages([record], [], on, rules).unusable === undefined)
    return {
      ...incomeOf('WAGES', [...job, ...its], counted),
      ...(isOld && counted.unusable === undefined && { unconfirmedJob: true as const }),
    }
  })
  const past = byPayer(forms.filter(({ record }) => !names.includes(plainPayer(record.payer))))
  return [...present, ...past.map((of) => incomeOf('WAGES', of, notUsable('It is from another job than the one you have now.')))]
}

/** Receipts are within the profit of a tax return. */
function businessOf(
  returns: readonly Of<ScheduleC>[],
  receipts: readonly Of<Form1099>[],
  on: LocalDate,
  rules: IncomeRules,
): VerifiedIncome[] {
  const counted = returns.length > 0 ? [incomeOf('SELF_EMPLOYMENT', returns, countBusinesses(plain(returns), on, rules))] : []
  if (receipts.length === 0) return counted
  if (counted.some(({ unusable }) => unusable === undefined))
    return [...counted, incomeOf('SELF_EMPLOYMENT', receipts, notUsable('It is part of the profit on your tax returns and counts once.'))]
  return [...counted, incomeOf('SELF_EMPLOYMENT', receipts, countReceipts(plain(receipts), on, rules))]
}

/** A letter says what is paid now; a form of the same payer, what was paid. */
function benefitsOf(letters: readonly Of<Benefit>[], forms: readonly Of<Form1099>[], on: LocalDate, rules: IncomeRules): VerifiedIncome[] {
  const names = letters.map(({ record }) => plainPayer(record.payer))
  return [
    ...byPayer(letters).map((its) => incomeOf('BENEFIT', its, countBenefit(its.at(-1)!.record, on, rules))),
    ...byPayer(forms).map((its) =>
      incomeOf(
        'RETIREMENT',
        its,
        names.includes(plainPayer(its[0]!.record.payer))
          ? notUsable('Your award letter shows the same income, and it counts once.')
          : countRetirementForms(plain(its), on, rules),
      ),
    ),
  ]
}

/** Deposits are where other income arrives: what other records show already does not count again. */
function depositsOf(
  streams: readonly Of<Deposits>[],
  others: readonly VerifiedIncome[],
  on: LocalDate,
  rules: IncomeRules,
): VerifiedIncome[] {
  const usable = others.filter(({ unusable }) => unusable === undefined)
  const shown = { WAGES: ['WAGES'], SELF_EMPLOYMENT: ['SELF_EMPLOYMENT'], BENEFIT: ['BENEFIT', 'RETIREMENT'], OTHER: [] } satisfies Record<
    Deposits['of'],
    Kind[]
  >
  return streams.map((stream) => {
    const kinds: readonly Kind[] = shown[stream.record.of]
    const isShown = usable.some(({ kind, payer }) => kinds.includes(kind) || isWithinPayer(payer, stream.record.payer))
    return incomeOf(
      'DEPOSITS',
      [stream],
      isShown ? notUsable('Your other records show this income, and it counts once.') : countDeposits(stream.record, on, rules),
    )
  })
}

const KINDS: Readonly<Record<IncomeRecord['kind'], Kind>> = {
  PAY_STUB: 'WAGES',
  W2: 'WAGES',
  SCHEDULE_C: 'SELF_EMPLOYMENT',
  FORM_1099: 'RETIREMENT',
  BENEFIT: 'BENEFIT',
  DEPOSITS: 'DEPOSITS',
}
const kindOf = (record: IncomeRecord): Kind =>
  record.kind === 'FORM_1099' && isReceipt({ record }) ? 'SELF_EMPLOYMENT' : KINDS[record.kind]

const isReceipt = ({ record }: { readonly record: Form1099 }): boolean => record.form === 'NEC' || record.form === 'MISC'

const AGAIN = 'Another record of yours shows the same income, and it counts once.'
const ANOTHERS = 'The same record is shown for another person, and it counts once.'

/** What the records of each person come to, income by income. */
export function verifyRecords(records: readonly SourcedRecord[], on: LocalDate, rules: IncomeRules = INCOME_RULES): VerifiedIncome[] {
  const { once, again } = withoutRepeats(records)
  const people = [...new Set(once.map(({ person }) => person))]
  const counted = people.flatMap((person) => {
    const its = once.filter((one) => one.person === person)
    const forms = ofKind(its, 'FORM_1099')
    const others = [
      ...wagesOf(ofKind(its, 'PAY_STUB'), ofKind(its, 'W2'), on, rules),
      ...businessOf(ofKind(its, 'SCHEDULE_C'), forms.filter(isReceipt), on, rules),
      ...benefitsOf(
        ofKind(its, 'BENEFIT'),
        forms.filter((form) => !isReceipt(form)),
        on,
        rules,
      ),
    ]
    return [...others, ...depositsOf(ofKind(its, 'DEPOSITS'), others, on, rules)]
  })
  return [...counted, ...again.map(({ of, isAnothers }) => incomeOf(kindOf(of.record), [of], notUsable(isAnothers ? ANOTHERS : AGAIN)))]
}

/** What of it counts a year; a loss lowers it to zero at the least. */
export const totalIncome = (incomes: readonly VerifiedIncome[]): number =>
  Math.max(
    incomes.reduce((total, { annualCents }) => total + annualCents, 0),
    0,
  )
