import { z } from 'zod'
import { stateCodes } from './states.ts'

const words = (what: string) => z.string(`write ${what}`).trim().min(1, `write ${what}`)

/** Who holds the title of a home for the lender where the lien is a deed of trust. Some states ask for a resident or a company of their own. */
export const deedTrustee = z.strictObject({
  /** those it serves in; every other one where left out */
  states: z.array(z.enum(stateCodes)).min(1).optional(),
  name: words('the name of the trustee'),
  address: words('the trustee’s address on one line'),
})
export type DeedTrustee = z.infer<typeof deedTrustee>

/**
 * The trustee of a deed of trust on a home in a state and county; undefined where the lender names none. Colorado's deeds name the county's own public
 * trustee (C.R.S. 38-38-101 and following).
 */
export function deedTrusteeOf(
  { deedTrustees }: { readonly deedTrustees: readonly DeedTrustee[] },
  { state, county }: { readonly state: string; readonly county: string },
): (Pick<DeedTrustee, 'name'> & Partial<Pick<DeedTrustee, 'address'>>) | undefined {
  // An officer of the county, who is found by the office: no deed gives an address.
  if (state === 'CO') return { name: `Public Trustee of ${county}, Colorado` }
  return deedTrustees.find(({ states }) => states?.some((one) => one === state)) ?? deedTrustees.find(({ states }) => states === undefined)
}
