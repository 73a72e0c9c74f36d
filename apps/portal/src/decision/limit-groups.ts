/** What passed, in one row. Pure. */
import type { ShownLimit } from './decision-query.ts'

/** Limits that a borrower would call by one name; PRICING is our own tables' matter and is never named. */
const GROUPS: readonly (readonly [name: string, limits: readonly ShownLimit['limit'][]])[] = [
  ['score', ['SCORE']],
  ['credit history', ['BANKRUPTCY', 'FORECLOSURE', 'COLLECTIONS', 'DELINQUENCY']],
  ['income', ['DTI']],
  ['equity', ['CLTV', 'LIEN_POSITION']],
  ['property', ['STATE', 'TRANSFER', 'LISTED', 'PROPERTY_KIND', 'PROPERTY_CONDITION']],
]

/** 'Score, credit history, property': a group is named only when every limit of it was looked at and passed. */
export function formatPassedGroups(limits: readonly ShownLimit[]): string {
  const passed = new Map(limits.map((each) => [each.limit, each.passed]))
  const names = GROUPS.filter(([, group]) => group.every((limit) => passed.get(limit) === true)).map(([name]) => name)
  const text = names.join(', ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The limits that decided against the line; what is kept to be read only is not among them. */
export const failedLimits = (limits: readonly ShownLimit[]): readonly ShownLimit[] =>
  limits.filter(({ passed, decides }) => !passed && decides)
