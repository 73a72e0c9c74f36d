/** The name of a fact, as the domain has it (flow/parties.ts), from the two columns that hold its parts. */
import { BORROWER, factName } from '@hearthline/domain'

const separator = factName('', 'party').slice(0, -'party'.length)

/** @param table the name or alias of a table with `item` and `party` */
export const factNameSql = (table: string): string =>
  `${table}.item || case ${table}.party when '${BORROWER}' then '' else '${separator}' || ${table}.party end`
