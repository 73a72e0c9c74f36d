/**
 * What a state's law asks of an instrument that secures advances made later: words on its first page, to the letter where the law gives them, and
 * what it has to state. Only what was read; every instrument states its maximum and its draw period, whether a row is here or not.
 */
import type { LocalDate } from '../values/local-date.ts'

/** As the instrument writes them. */
export interface OpenEndFacts {
  /** '$87,541.50': the credit limit */
  readonly maximum: string
  /** the last day on which advances may be made: 'Nov 24, 2031' */
  readonly drawsUntil: string
  /** when everything is due at the latest */
  readonly matures: string
  /** name and address of the lender */
  readonly lender: string
}

export interface OpenEndLaw {
  /** in capitals above the text of the instrument */
  readonly legend?: string
  readonly states: (facts: OpenEndFacts) => readonly string[]
  readonly citation: string
  readonly readOn: LocalDate
}

const READ = '2026-11-24'

const LAWS: Readonly<Partial<Record<string, OpenEndLaw>>> = {
  FL: {
    states: ({ maximum, drawsUntil }) => [
      `This instrument secures existing debt and future advances, whether they are obligatory or optional, that are made within 20 years of its date and no later than ${drawsUntil}. The debt may increase or decrease from time to time. The total unpaid balance secured at any one time may not exceed a maximum principal amount of ${maximum}, plus interest and what is paid under this instrument for taxes, insurance and the protection of the home.`,
    ],
    citation: 'Fla. Stat. 697.04(1)',
    readOn: READ,
  },
  MO: {
    legend: 'THIS DEED OF TRUST SECURES FUTURE ADVANCES AND IS GOVERNED BY SECTION 443.055, RSMo.',
    states: ({ maximum }) => [
      `This deed of trust is governed by section 443.055, RSMo. It secures future advances and future obligations. The face amount, which is the total principal amount of the obligations that may be secured at any given time, is ${maximum}.`,
    ],
    citation: 'Mo. Rev. Stat. 443.055',
    readOn: READ,
  },
  NC: {
    legend: 'THIS DEED OF TRUST SECURES AN EQUITY LINE OF CREDIT.',
    states: ({ maximum, drawsUntil }) => [
      `This deed of trust secures an equity line of credit governed by Article 9 of Chapter 45 of the North Carolina General Statutes. It is given to secure future advances. The maximum principal amount that may be secured at any one time is ${maximum}. Advances may be made until ${drawsUntil}, which is within 30 years of the date of this deed of trust.`,
    ],
    citation: 'N.C. Gen. Stat. 45-68, 45-81',
    readOn: READ,
  },
  NV: {
    states: ({ maximum, lender }) => [
      `This instrument secures future advances and is to be governed by NRS 106.300 to 106.400, inclusive. The maximum amount of principal to be secured is ${maximum}. Notices under NRS 106.380 go to ${lender}.`,
    ],
    citation: 'NRS 106.350, 106.360, 106.380',
    readOn: READ,
  },
  OH: {
    legend: 'OPEN-END MORTGAGE',
    states: ({ maximum }) => [
      `The parties intend that this mortgage shall secure unpaid balances of loan advances made after this mortgage is delivered to the recorder for record. The maximum amount of unpaid loan indebtedness, exclusive of interest, that may be outstanding at any time is ${maximum}.`,
    ],
    citation: 'Ohio Rev. Code 5301.232(A)',
    readOn: READ,
  },
  OR: {
    legend: 'LINE OF CREDIT TRUST DEED',
    states: ({ maximum, matures }) => [
      `The maximum principal amount to be advanced under the credit agreement is ${maximum}. The maturity date of the credit agreement, exclusive of any option to renew or extend it, is ${matures}.`,
    ],
    citation: 'ORS 86.155(1)(b)',
    readOn: READ,
  },
  PA: {
    legend: 'OPEN-END MORTGAGE',
    states: ({ maximum }) => [
      `This is an open-end mortgage. It secures unpaid balances of advances made after it is left for record, up to a maximum principal amount of ${maximum}, plus accrued and unpaid interest.`,
    ],
    citation: '42 Pa.C.S. 8143',
    readOn: READ,
  },
  RI: {
    legend: 'OPEN-END MORTGAGE TO SECURE PRESENT AND FUTURE LOANS UNDER CHAPTER 25 OF TITLE 34',
    states: ({ maximum, lender }) => [
      `This mortgage permits future advances, each under an agreement signed by the borrower. The unpaid principal balance outstanding under it may at no time exceed the stated amount of ${maximum}. Written notices under sections 34-25-10(b) and 34-25-11 go to ${lender}.`,
    ],
    citation: 'R.I. Gen. Laws 34-25-8, 34-25-9',
    readOn: READ,
  },
  TN: {
    legend: 'THIS IS AN OPEN-END MORTGAGE',
    states: ({ maximum, matures }) => [
      `This instrument is an open-end mortgage. The credit limit under the open-end credit agreement is ${maximum}. The term of the agreement ends on ${matures}.`,
    ],
    citation: 'Tenn. Code 47-28-104',
    readOn: READ,
  },
  TX: {
    // Of any instrument that transfers an interest in the land, an open-end one among them.
    legend:
      'NOTICE OF CONFIDENTIALITY RIGHTS: IF YOU ARE A NATURAL PERSON, YOU MAY REMOVE OR STRIKE ANY OR ALL OF THE FOLLOWING INFORMATION FROM ANY INSTRUMENT THAT TRANSFERS AN INTEREST IN REAL PROPERTY BEFORE IT IS FILED FOR RECORD IN THE PUBLIC RECORDS: YOUR SOCIAL SECURITY NUMBER OR YOUR DRIVER’S LICENSE NUMBER.',
    states: ({ maximum, drawsUntil }) => [
      `This deed of trust secures a revolving line under which advances may be made, repaid and made again until ${drawsUntil}, up to a maximum principal amount of ${maximum} at any one time.`,
    ],
    citation: 'Tex. Prop. Code 11.008(c)',
    readOn: '2026-11-25',
  },
  VA: {
    legend: 'THIS IS A CREDIT LINE DEED OF TRUST.',
    states: ({ maximum, lender }) => [
      `The maximum aggregate amount of principal to be secured at any one time is ${maximum}. The noteholder is ${lender}.`,
    ],
    citation: 'Va. Code 55.1-318(B)',
    readOn: READ,
  },
}

/** Undefined where no one has looked the state's law up. */
export const openEndLawOf = (state: string): OpenEndLaw | undefined => LAWS[state]
