/** What has been looked up of each state's law on home equity lines, and what has not. Shown to operators as it stands. */
import { STATE_CODES } from '../../../facts/state-codes.ts'
import { JOINDER_READ_ON, joinderRows } from '../../../policy/spousal-joinder/spousal-joinder.ts'
import type { LegalEntry, LegalQuestion, LegalRow } from './state-law.ts'

const READ = '2026-11-23'
const entry = (says: string, citation: string): LegalEntry => ({ checked: true, says, citation, readOn: READ })
const NOT_CHECKED: LegalEntry = { checked: false }

const ONLINE = entry(
  'A remote notary may act for the deed.',
  "Northcoast Notary's list of states with permanent remote notarization (undated, about 2024)",
)

/** Where the notary meets the signer. */
const IN_PERSON: Readonly<Partial<Record<string, LegalEntry>>> = {
  CA: entry('In person: the state’s own remote notaries do not act yet.', 'Cal. SB 696 (2023), in full effect Jan 1, 2030, at the latest'),
  CT: entry(
    'In person for real estate.',
    'Connecticut’s remote notarization act leaves out real estate closings; not verified in the statute',
  ),
  GA: entry('In person, before the closing attorney.', 'no remote notarization act found; Ga. HB 289 (2025) was introduced only'),
  MS: entry('In person.', 'no remote notarization act found'),
  SC: entry('In person, at a closing that an attorney supervises.', 'S.C. Code title 26 ch. 2: in-person electronic notaries only'),
  TX: entry(
    'In person for a homestead: at an office of the lender, an attorney or a title company.',
    'Tex. Const. XVI s.50(a)(6)(N); 7 TAC 153.15',
  ),
}

const FOUND: Readonly<Partial<Record<string, Partial<Record<LegalQuestion, LegalEntry>>>>> = {
  AK: {
    usury: entry(
      'On $25,000 or less at most 10 %, or five points above the Twelfth District’s rate for advances if higher.',
      'Alaska Stat. 45.45.010(b), through ch. 61 SLA 2024',
    ),
  },
}

/** The rows by which a spouse is asked for: what an operator reads is what the flow goes by. */
function spouseSigns(state: string): LegalEntry {
  const row = joinderRows[state]
  return row ? { checked: true, says: row.says, citation: row.citation, readOn: JOINDER_READ_ON } : NOT_CHECKED
}

const rowOf = (state: string): LegalRow => ({
  usury: NOT_CHECKED,
  feeCap: NOT_CHECKED,
  highCost: NOT_CHECKED,
  spouseSigns: spouseSigns(state),
  notary: IN_PERSON[state] ?? (state === 'DC' ? NOT_CHECKED : ONLINE),
  ...FOUND[state],
})

/** Every state and DC has a row. */
export const legalRegister202612: Readonly<Record<string, LegalRow>> = Object.fromEntries(STATE_CODES.map((state) => [state, rowOf(state)]))
