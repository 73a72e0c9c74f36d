/** The states whose law has a spouse sign who does not own the home. */
import { row } from './joinder-row.ts'

/** Community property is presumed: the application does not know what was bought before the marriage or given to one of them (record 0124). */
const OF_COMMUNITY_PROPERTY = 'Both spouses join in encumbering community real property, whatever the home is used for.'
const HOMESTEAD = 'Both spouses sign the instrument on the homestead.'
const HOMESTEAD_ALONE = `${HOMESTEAD} Of other homes no one looked it up.`

export const statesThatAsk = {
  AK: row(
    'YES',
    'NO',
    'Both spouses sign for the home in which the family lives, and for no other.',
    'Alaska Stat. 34.15.010(a), (b); National Bank of Alaska v. Ketzler, 71 P.3d 333 (Alaska 2003)',
  ),
  AL: row('YES', 'NOT_CHECKED', HOMESTEAD_ALONE, 'Ala. Code 6-10-3; Sims v. Cox, 611 So. 2d 339 (Ala. 1992)'),
  AR: row(
    'YES',
    'YES',
    'A spouse joins for the homestead, and gives up dower or curtesy in any other land.',
    'Ark. Code 18-12-402, 18-12-403, 28-11-301',
  ),
  AZ: row('YES', 'YES', OF_COMMUNITY_PROPERTY, 'A.R.S. 25-214(C)(1), as law firms quote it'),
  CA: row('YES', 'YES', OF_COMMUNITY_PROPERTY, 'Cal. Fam. Code 1102(a); Droeger v. Friedman, 54 Cal.3d 26 (1991)'),
  FL: row('YES', 'NOT_CHECKED', HOMESTEAD_ALONE, 'Fla. Const. X s.4(c)'),
  IA: row(
    'YES',
    'YES',
    'Both spouses sign for the homestead. In any other land a spouse keeps a share that they have not given up.',
    'Iowa Code 561.13; 633.211, 633.212, 633.238',
  ),
  ID: row('YES', 'YES', OF_COMMUNITY_PROPERTY, 'Idaho Code 32-912'),
  IL: row('YES', 'NOT_CHECKED', HOMESTEAD_ALONE, '735 ILCS 5/12-904'),
  KS: row(
    'YES',
    'YES',
    'Both spouses consent for the homestead. Of any other land a spouse keeps half unless they consented in writing.',
    'Kan. Const. XV s.9; K.S.A. 60-2301, 59-505',
  ),
  LA: row('YES', 'YES', OF_COMMUNITY_PROPERTY, 'La. Civ. Code 2347(A), 2353'),
  MI: row(
    'YES',
    'NO',
    'Both spouses sign for the homestead. Dower was abolished in 2017: for no other home.',
    'MCL 600.6023(1)(g), 558.30; Stewart bulletin MI000001',
  ),
  MN: row(
    'YES',
    'YES',
    'Without both spouses an instrument on the homestead is void. Other land stays subject to the rights of a spouse who did not join.',
    'Minn. Stat. 507.02; Marine Credit Union v. Detlefson-Delano, 830 N.W.2d 859 (Minn. 2013)',
  ),
  MO: row(
    'YES',
    'YES',
    'Without both spouses an instrument on the homestead is void, and one on other land is presumed to defraud the spouse.',
    'RSMo 513.475.2, 474.150.2, by materials of the Missouri Land Title Institute',
  ),
  MS: row(
    'YES',
    'NO',
    'A spouse who lives with the owner signs for the homestead, and for no other home.',
    'Miss. Code 89-1-29; Land Title Association of Mississippi',
  ),
  NC: row('YES', 'YES', 'A spouse keeps an estate for life in any land unless they join.', 'N.C. G.S. 39-7(a), 29-30'),
  ND: row('YES', 'NOT_CHECKED', HOMESTEAD_ALONE, 'N.D.C.C. 47-18-05'),
  NE: row('YES', 'NOT_CHECKED', HOMESTEAD_ALONE, 'Neb. R.R.S. 40-104'),
  NH: row('YES', 'NOT_CHECKED', HOMESTEAD_ALONE, 'N.H. RSA 480:5-a'),
  NJ: row(
    'YES',
    'DEPENDS',
    'Both spouses sign for the home that is their principal one. For any other it depends on whether it was acquired in a marriage before May 28, 1980.',
    'N.J.S.A. 3B:28-3; Wamco XV v. Farrell, 301 N.J. Super. 73 (App. Div. 1997); Stewart bulletin NJ000033',
  ),
  NM: row('YES', 'YES', OF_COMMUNITY_PROPERTY, 'N.M. Stat. 40-3-13(A)'),
  NV: row('YES', 'YES', OF_COMMUNITY_PROPERTY, 'NRS 123.230(3), as deeds.com quotes it'),
  OH: row('YES', 'YES', 'A spouse has dower in any real property, and gives it up by signing.', 'Ohio R.C. 2103.02'),
  OK: row(
    'YES',
    'NOT_CHECKED',
    HOMESTEAD_ALONE,
    'Okla. Const. XII s.2; Hawkins v. Corbit, 83 Okla. 275 (1921); the number of the statute that it quotes is not verified',
  ),
  SD: row('YES', 'NOT_CHECKED', HOMESTEAD_ALONE, 'SDCL 43-31-17, by its heading; the text was not read'),
  TN: row('YES', 'NOT_CHECKED', HOMESTEAD_ALONE, 'Tenn. Code 26-2-301(b)'),
  TX: row(
    'YES',
    'NO',
    'Each owner and each owner’s spouse consents for the homestead. Of any other home a lender may rely on the spouse in whose name it is.',
    'Tex. Const. XVI s.50(a)(6)(A), (b); Tex. Fam. Code 3.104, 5.001; Jean v. Tyson-Jean, 118 S.W.3d 1 (Tex. App. 2003)',
  ),
  VT: row(
    'YES',
    'NOT_CHECKED',
    HOMESTEAD_ALONE,
    '27 V.S.A. 141(a), by Vermont Title Standard 6.4; Estate of Girard v. Laird, 159 Vt. 508 (1993)',
  ),
  WA: row('YES', 'YES', OF_COMMUNITY_PROPERTY, 'RCW 26.16.030(3)'),
  WI: row(
    'YES',
    'NO',
    'Both spouses sign for the homestead. Any other home is managed by the spouse in whose name alone it is.',
    'Wis. Stat. 706.02(1)(f), 766.51(1)(am)',
  ),
  WY: row('YES', 'NOT_CHECKED', HOMESTEAD_ALONE, 'W.S. 34-2-121'),
} as const
