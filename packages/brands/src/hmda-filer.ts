import { z } from 'zod'

const filled = (what: string) => z.string(`write ${what}`).trim().min(1, `write ${what}`)

/**
 * What a lender files its loan/application register with (12 CFR 1003.5(a)(3)); left out by a lender that files none. The contact is whom the
 * regulator asks about the file. The scoring model is the one of the bureau's scores (1003.4(a)(15)).
 */
export const hmdaFiler = z.strictObject({
  lei: z.string('write the LEI of the lender').regex(/^[0-9A-Z]{18}\d{2}$/, 'write the 20 capital letters and digits of the lender’s LEI'),
  taxId: z.string('write the taxpayer number of the lender').regex(/^\d{2}-\d{7}$/, 'write the taxpayer number as 99-9999999'),
  /** 1 OCC, 2 Federal Reserve, 3 FDIC, 5 NCUA, 7 HUD (any lender that takes no deposits), 9 CFPB */
  agency: z.literal([1, 2, 3, 5, 7, 9], 'write the code of the federal agency: 1, 2, 3, 5, 7 or 9'),
  contact: z.strictObject({
    name: filled('the name of whom the regulator asks about the file'),
    phone: z.string().regex(/^\d{3}-\d{3}-\d{4}$/, 'write a phone number such as 888-555-0132'),
    email: z.email('write the email address of whom the regulator asks about the file'),
  }),
  scoringModel: z
    .strictObject({
      code: z.literal([1, 2, 3, 4, 5, 6, 7, 8, 11, 12, 13, 14, 15], 'write the code of the scoring model in the filing instructions'),
      /** of code 8 alone: another model */
      name: filled('the name and version of the scoring model').optional(),
    })
    .refine(({ code, name }) => (code === 8) === (name !== undefined), 'name the model with code 8, and with no other'),
})
export type HmdaFiler = z.output<typeof hmdaFiler>

/** Letters that no issuer gives at this place: whatever they name is invented. */
const SAMPLE = '0000SAMPLE'

/** ISO 17442: the last two characters check the eighteen before them (ISO/IEC 7064 mod 97-10). */
const isChecked = (lei: string): boolean => BigInt([...lei].map((character) => Number.parseInt(character, 36)).join('')) % 97n === 1n

/** What no single field shows: an LEI with a wrong digit, a sample's that could be real, a real lender's that is a sample. Sentences. */
export function hmdaFaults({
  sample,
  company,
}: {
  readonly sample: boolean
  readonly company: { readonly hmda?: HmdaFiler | undefined }
}): string[] {
  const lei = company.hmda?.lei
  if (lei === undefined) return []
  const isSample = lei.startsWith(SAMPLE)
  return [
    ...(isChecked(lei)
      ? []
      : [`company.hmda.lei: the last two digits of ${lei} do not check the others; copy it from the register of LEIs.`]),
    ...(sample && !isSample
      ? [`company.hmda.lei: ${lei} may be a real lender’s; begin it with ${SAMPLE} while sample is true, or remove sample.`]
      : []),
    ...(!sample && isSample ? [`company.hmda.lei: ${lei} is a sample’s; write the lender’s own.`] : []),
  ]
}
