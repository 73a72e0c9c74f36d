/** What the address of the sandbox's income page says: which provider it stands for, and how far the person is. */
import { z } from 'zod'
import { SANDBOX_ENDS } from '../providers/sandbox-visit.ts'

const ownPath = z
  .string()
  .max(300)
  .regex(/^\/account\/heloc\/[0-9a-f-]{36}\/income\/[a-z-]+(?:\/[a-z]+)?$/)

export const sandboxVisit = z.object({
  way: z.enum(['payroll', 'bank', 'tax']),
  link: z.uuid(),
  return: ownPath,
  step: z.enum(['choose', 'login', 'code', 'wrong-login', 'wrong-code']).default('choose'),
  payer: z.string().max(80).optional(),
  user: z.string().max(80).optional(),
  password: z.string().max(80).optional(),
  digits: z.string().max(20).optional(),
  end: z.enum(SANDBOX_ENDS).optional(),
})
export type SandboxVisit = z.infer<typeof sandboxVisit>
