/** The rules of the product's specification that comments cite in brackets, by name: what each covers, and the tests that hold it beside those that stand next to the code. */
import { INTERFACE } from './specification/interface-rules.data.ts'
import { LENDING } from './specification/lending-rules.data.ts'
import { WAYS_IN } from './specification/way-in-rules.data.ts'
import type { Rule } from './specification-rule.ts'

/** In the order of their names. */
export const RULES: Readonly<Record<string, Rule>> = Object.fromEntries(
  Object.entries({ ...INTERFACE, ...LENDING, ...WAYS_IN }).toSorted(([a], [b]) => a.localeCompare(b)),
)
