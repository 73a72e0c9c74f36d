/** Who watches over a creditor's compliance with the ECOA: 12 CFR 1002 appendix A as amended in 2023, by the kind of the creditor. */
export const ecoaAgencies = {
  /** national banks, federal savings associations, federal branches of foreign banks */
  OCC: 'Office of the Comptroller of the Currency, Customer Assistance Group, P.O. Box 53570, Houston, TX 77052',
  /** state member banks */
  FRB: 'Federal Reserve Consumer Help Center, P.O. Box 1200, Minneapolis, MN 55480',
  /** nonmember insured banks, insured state savings associations */
  FDIC: 'Division of Depositor and Consumer Protection, National Center for Consumer and Depositor Assistance, Federal Deposit Insurance Corporation, 1100 Walnut Street, Box #11, Kansas City, MO 64106',
  /** federal credit unions */
  NCUA: 'National Credit Union Administration, Office of Consumer Financial Protection, 1775 Duke Street, Alexandria, VA 22314',
  /** institutions of more than 10 billion dollars */
  CFPB: 'Bureau of Consumer Financial Protection, 1700 G Street NW, Washington, DC 20552',
  /** finance companies and every other creditor, state chartered credit unions among them */
  FTC: 'Federal Trade Commission, Consumer Response Center, 600 Pennsylvania Avenue NW, Washington, DC 20580',
} as const

export type EcoaAgency = keyof typeof ecoaAgencies
