import { type CountedIncome, money, partOf, yearly } from './counted-income.ts'

type OfYear = readonly [year: number, cents: number]

/** Two years: their average, and of a decline the lower, later one. One year stands for itself. */
export function trendOf(what: string, newest: OfYear, older: OfYear | undefined): CountedIncome {
  const [year, cents] = newest
  if (!older) return { annualCents: cents, restsOn: [`${what} of ${money(cents)} in ${year}.`] }
  const both = `${what} of ${money(cents)} in ${year} and ${money(older[1])} in ${older[0]}.`
  if (cents < older[1]) return { annualCents: cents, restsOn: [both, 'It went down, so we use the later year.'] }
  const annualCents = partOf(cents + older[1], 1, 2)
  return { annualCents, restsOn: [both, `The average of the two is ${yearly(annualCents)}.`] }
}
