/** Of a brand's form the part on where and how the organization lends: states, prices, fees, discounts, release of money. Pure. */
import { type BrandSection, choice, dollars, flip, type Option, same, states, text } from './brand-field.ts'

const lending = (name: string) => `values.lending.${name}`

export const DISCOUNTS: readonly Option[] = [
  ['ALL_IN', 'All in'],
  ['AUTOPAY', 'Autopay'],
  ['CREDIT_UNION', 'Credit union'],
  ['DEPARTMENT_OF_COMMERCE_CU', 'Department of Commerce Credit Union'],
  ['QUORUM', 'Quorum'],
  ['TEACHERS_FEDERAL_CU', 'Teachers Federal Credit Union'],
  ['VALLEY_STRONG_FFA', 'Valley Strong, FFA'],
  ['VALLEY_STRONG_NON_FFA', 'Valley Strong, not FFA'],
]

export const LENDING_SECTIONS: readonly BrandSection[] = [
  {
    name: 'states',
    label: 'Where you lend',
    fields: [
      states(lending('servedStates'), 'States served'),
      {
        kind: 'lines',
        path: lending('unservedZipPrefixes'),
        label: 'ZIP codes not served',
        help: 'The first three to five digits, one per line',
      },
      {
        ...{ kind: 'items', path: lending('deedTrustees'), label: 'Trustees of deeds of trust', one: 'trustee' },
        fields: [
          states('states', 'States', { optional: true, help: 'None chosen: every other state' }),
          text('name', 'Name'),
          text('address', 'Address, on one line'),
        ],
      },
    ],
  },
  {
    name: 'lending',
    label: 'Lines, prices, and fees',
    fields: [
      dollars(lending('lineMinimumCents'), 'Smallest line'),
      dollars(lending('lineMaximumCents'), 'Largest line'),
      {
        ...{ kind: 'several', path: lending('products'), label: 'Products' },
        options: [
          ['HELOC', 'Home equity line'],
          ['DSCR', 'Rental property line (DSCR)'],
        ],
      },
      dollars(lending('fees.valuationCents'), 'Fee for the valuation', '0: you pay.'),
      choice(lending('fees.valuationTerms'), 'Valuation in the first three business days', [
        ['REFUNDABLE', 'Ordered at once, and paid back'],
        ['NONREFUNDABLE', 'Ordered after them'],
      ]),
      dollars(lending('fees.manualNotaryCents'), 'Fee for a notary in person'),
      {
        ...{ kind: 'cents', path: lending('fees.originationFeeCapCents'), label: 'Most that an origination fee may be', none: true },
        help: 'Empty: no such limit',
      },
      {
        ...{ kind: 'items', path: lending('pricing'), label: 'Prices', one: 'price entry' },
        help: 'A later entry wins over an earlier one, field by field.',
        fields: [
          {
            kind: 'whole',
            path: 'marginBps',
            label: 'Added to every rate',
            help: 'In hundredths of a percent; may be negative',
            optional: true,
          },
          { kind: 'several', path: 'discounts', label: 'Discounts offered', options: DISCOUNTS, optional: true },
          { kind: 'several', path: 'termsYears', label: 'Years of the first draw', options: same(5, 10, 15, 20, 30), optional: true },
          {
            ...{ kind: 'numbers', path: 'originationFeesBps', label: 'Origination fees offered', optional: true },
            help: 'In hundredths of a percent of the draw, with commas between',
          },
        ],
      },
      flip(lending('requiresLoanOfficer'), 'Each application needs a loan officer'),
      flip(lending('wholesale'), 'Wholesale'),
    ],
  },
  {
    name: 'discounts',
    label: 'Discounts',
    fields: [
      {
        ...{ kind: 'items', path: lending('discountTables'), label: 'Discount tables', one: 'table' },
        help: 'The newest table is last. An offer keeps the table that it was priced with.',
        fields: [
          text('version', 'Name of the version'),
          text('effectiveFrom', 'First day', { help: 'Year, month, and day in digits, with hyphens' }),
          {
            ...{ kind: 'record', path: 'discounts', label: 'Discounts', options: DISCOUNTS },
            fields: [
              text('points', 'Percentage points', { help: 'Such as 0.25' }),
              choice('combination', 'Beside others', [
                ['adds-up', 'Adds up'],
                ['alone', 'Counts alone, if it is the better'],
                ['replaces-others', 'Replaces the others'],
              ]),
              text('label', 'Name'),
              text('description', 'What must be true for it'),
            ],
          },
        ],
      },
    ],
  },
  {
    name: 'funding',
    label: 'Release of money',
    fields: [
      dollars(lending('funding.approvedByOneUpToCents'), 'Largest line that one person releases', 'Above it, two do.'),
      choice(lending('funding.approvers'), 'Who gives the first of two approvals', [
        ['TEAM', 'Whoever decides on applications, and funders'],
        ['FUNDERS', 'Funders alone'],
      ]),
    ],
  },
]
