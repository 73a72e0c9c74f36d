/** What law asks of the product, one row for each rule: its source, the code that keeps it, the test that holds it, and what a lawyer has to confirm. */
import { CLOSING_LAW } from './law/closing-law.data.ts'
import { EQUAL_CREDIT } from './law/equal-credit.data.ts'
import type { LawRule } from './law/law-rule.ts'
import { OTHER_LAW } from './law/other-law.data.ts'
import { TRUTH_IN_LENDING } from './law/truth-in-lending.data.ts'

export const LAW_RULES: readonly LawRule[] = [...TRUTH_IN_LENDING, ...EQUAL_CREDIT, ...CLOSING_LAW, ...OTHER_LAW]
