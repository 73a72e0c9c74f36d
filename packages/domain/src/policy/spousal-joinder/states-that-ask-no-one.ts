/** The states that were looked up and have no spouse sign who does not own the home, and those where it depends on what the application does not know. */
import { row } from './joinder-row.ts'

const NO_ONE = 'A spouse who does not own the home does not sign.'

export const statesThatAskNoOne = {
  CT: row('NO', 'NO', NO_ONE, 'Conn. Gen. Stat. 46b-36'),
  DC: row('NO', 'NO', 'Dower is abolished, and a deed of trust on the home is good against its exemption.', 'D.C. Code 19-102, 15-502(a)'),
  GA: row('NO', 'NO', 'There is no dower, and an owner acts alone.', 'O.C.G.A. 53-1-3; Blueprint Title'),
  MA: row('NO', 'NO', `${NO_ONE} A lender does not ask them to release the homestead.`, 'Mass. G.L. c.188 s.9, c.189 s.1'),
  MD: row('NO', 'NO', NO_ONE, 'Md. Est. & Trusts 3-202; Silberman v. Jacobs, 259 Md. 1 (1970)'),
  ME: row('NO', 'NO', NO_ONE, '33 M.R.S. 480; WFG, Marital Rights in Maine'),
  OR: row('NO', 'NO', NO_ONE, 'ORS 108.060, by its heading; Querin Law'),
  RI: row('NO', 'NO', `${NO_ONE} A lender does not ask them to release the homestead.`, 'R.I. G.L. 9-26-4.1(c), 33-25-1, 33-25-2'),
  SC: row(
    'NO',
    'NO',
    'There is no dower, and a spouse does not join.',
    'Boan v. Watson, 281 S.C. 516 (1984); WFG, South Carolina Operations',
  ),
  VA: row('NO', 'NO', NO_ONE, 'Va. Code 55.1-200, 64.2-301'),
} as const

export const statesWhereItDepends = {
  CO: row(
    'DEPENDS',
    'NO',
    'A spouse signs only where a statement of homestead is recorded for the home. Read the title search.',
    'C.R.S. 38-41-202(3), (4), 38-35-118',
  ),
  MT: row(
    'DEPENDS',
    'NOT_CHECKED',
    'A spouse signs only where a declaration of homestead is recorded for the home. Read the title search.',
    'Stewart bulletin MT000013; MCA 70-32-105, 70-32-202(2); the text of 70-32-301 was not read',
  ),
  PA: row(
    'DEPENDS',
    'DEPENDS',
    'A spouse joins where a divorce is pending. Title companies often ask for them otherwise too.',
    'WFG, Pennsylvania Underwriting Summary (2014); no statute read',
  ),
  UT: row(
    'DEPENDS',
    'DEPENDS',
    'A spouse signs only where a declaration of homestead is recorded for the home. Read the title search.',
    'Utah Code 78B-5-504(4)',
  ),
} as const
