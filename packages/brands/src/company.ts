import { z } from 'zod'
import { hmdaFiler } from './hmda-filer.ts'
import { oneLine } from './one-line.ts'
import { type StateCode, stateCodes } from './states.ts'

// Facts of one lender. They have no default and no harmless guess: a made-up license is a false statement to a borrower.
const filled = (what: string) => oneLine(240, `write ${what}`)
const state = (what: string) => z.enum(stateCodes, `write ${what}`)
const states = (what: string) =>
  z
    .array(state('states as two capital letters, such as CA'), `write ${what}`)
    .min(1, `write ${what}`)
    .refine((entries) => new Set(entries).size === entries.length, 'must not repeat itself')

export const servedStates = states('the states in which this lender lends, such as CA and OR; each must be among company.licensedStates')

export const company = z.strictObject({
  nmlsNumber: z
    .string('write the NMLS ID of the lender')
    .regex(/^\d{1,9}$/, 'write the NMLS ID of the lender, digits alone, as www.nmlsconsumeraccess.org shows it'),
  nmlsUrl: z.url({ protocol: /^https$/ }).default('https://www.nmlsconsumeraccess.org'),
  address: z.strictObject({
    street1: filled('the street of the lender’s main office'),
    street2: filled('the suite or floor, or leave the field out').optional(),
    city: filled('the city of the lender’s main office'),
    state: state('the state of the lender’s main office as two capital letters, such as CA'),
    zip: z.string().regex(/^\d{5}$/, 'write the five digits of the ZIP Code'),
  }),
  supportPhone: z
    .string()
    .regex(/^\d{3}-\d{3}-\d{4}$/, 'write a phone number such as 888-555-0132, or leave the field out')
    .default('888-819-6388'),
  supportEmail: z.email('write the email address at which borrowers reach the lender'),
  /** Named in every notice of a refusal (12 CFR 1002 appendix A). */
  ecoaAgency: z.enum(
    ['OCC', 'FRB', 'FDIC', 'NCUA', 'CFPB', 'FTC'],
    'write the federal agency that enforces the Equal Credit Opportunity Act for this lender (12 CFR 1002, appendix A): OCC, FRB, FDIC, NCUA, CFPB, or FTC',
  ),
  /** Left out by a lender that files no loan/application register (12 CFR 1003.2(g)). */
  hmda: hmdaFiler.optional(),
  licensedStates: states('the states in which this lender holds a license or needs none, such as CA and OR'),
  /** What the licenses page says of each licensed state: the name and number of the license, or why none is needed. */
  licenseLines: z
    .partialRecord(
      state('states as two capital letters, such as CA'),
      filled('the name and number of the license in this state, or why none is needed'),
    )
    .default({}),
  lenderImageKey: oneLine(120),
  /** Who lends in Hawaii where this lender does not [registration/property]. */
  hawaiiPartnerUrl: z.url({ protocol: /^https$/ }).optional(),
})

interface Licensed {
  readonly sample: boolean
  readonly company: Pick<z.output<typeof company>, 'nmlsNumber' | 'licensedStates' | 'licenseLines'>
  readonly lending: { readonly servedStates: readonly StateCode[] }
}

/** What no single field shows: a license that is not spelled out, a state served without one, a number that cannot be the lender's. Sentences. */
export function licenseFaults({ sample, company, lending }: Licensed): string[] {
  const { nmlsNumber, licensedStates, licenseLines } = company
  // The register gives no number that begins with 0.
  const number = nmlsNumber.startsWith('0')
  const numberFault =
    sample === number
      ? []
      : [
          sample
            ? `company.nmlsNumber: ${nmlsNumber} may be a real lender’s; write a number that begins with 0 while sample is true, or remove sample.`
            : `company.nmlsNumber: no NMLS ID begins with 0; write the lender’s own, as www.nmlsconsumeraccess.org shows it.`,
        ]
  const unsaid = licensedStates.filter((code) => !licenseLines[code])
  const unlicensed = (Object.keys(licenseLines) as StateCode[]).filter((code) => !licensedStates.includes(code))
  return [
    ...numberFault,
    ...unsaid.map(
      (code) =>
        `company.licenseLines.${code}: write the name and number of the license in this state, or why none is needed; ${code} is among company.licensedStates.`,
    ),
    ...unlicensed.map(
      (code) => `company.licenseLines.${code}: ${code} is not among company.licensedStates; add it there, or remove the line.`,
    ),
    ...lending.servedStates
      .filter((code) => !licensedStates.includes(code))
      .map((code) => `lending.servedStates: ${code} is served but not among company.licensedStates.`),
  ]
}

/** What the lender's license in a state is called there; undefined where the state is not known, or it has none. Documents, mails and the licenses page. */
export const licenseLineOf = (
  { licenseLines }: { readonly licenseLines: Readonly<Partial<Record<StateCode, string>>> },
  state: string | undefined,
): string | undefined => Object.entries(licenseLines).find(([code]) => code === state)?.[1]
