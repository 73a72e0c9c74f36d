/** What Proof has to be told. Its webhooks are signed with the API key, unless a key of their own was set with the subscription. */
import { z } from 'zod'

export const PROOF_SETTINGS = {
  PROOF_ADDRESS: z.url({ protocol: /^https?$/, error: 'must be the address of the API, https://api.proof.com' }),
  PROOF_API_KEY: z.string().min(1),
  PROOF_WEBHOOK_KEY: z.string().min(1),
} as const
