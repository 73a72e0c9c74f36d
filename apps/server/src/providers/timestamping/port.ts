/** What the product needs of a timestamping authority: proof that a signature existed at a moment (PAdES B-T, ETSI EN 319 142-1). */
import { z } from 'zod'
import type { ProviderAnswer, ProviderCall } from '../provider-call.ts'

export const timestamp = z.object({
  /** the token (RFC 3161, TimeStampToken) in base64; none where no authority is asked */
  token: z.string().nullable(),
})
export type Timestamp = z.infer<typeof timestamp>

export interface Timestamping {
  /** @param bytes what is stamped: the value of a signature */
  stamp(bytes: Uint8Array, call: ProviderCall): Promise<ProviderAnswer<Timestamp>>
}
