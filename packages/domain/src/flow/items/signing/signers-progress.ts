/** How far those are who sign beside the borrower: what the wait for them is judged by. Never asked and never stored. */
import { z } from 'zod'
import type { SignerProgress } from '../../item.ts'
import { wait } from '../../item.ts'

export const signersProgress = wait('signers-progress', {
  title: 'Additional signers',
  steps: ['CO_DEED_REQ'],
  by: 'signer',
  data: z.custom<readonly SignerProgress[]>(Array.isArray),
  example: [],
})
