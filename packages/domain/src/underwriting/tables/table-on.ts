import { compareLocalDates, type LocalDate } from '../../values/local-date.ts'

/** The latest of the dated tables that is in force on a day, in whatever order they come. Throws RangeError before the first. */
export function tableOn<T extends { readonly effectiveFrom: LocalDate }>(name: string, tables: readonly T[], on: LocalDate): T {
  const found = [...tables]
    .sort((a, b) => compareLocalDates(a.effectiveFrom, b.effectiveFrom))
    .findLast((table) => compareLocalDates(table.effectiveFrom, on) <= 0)
  if (found === undefined) throw new RangeError(`No ${name} is in force on ${on}`)
  return found
}
