/** What the borrower added so that the bureau could answer: SSN, lifted freeze, PIN. Empty for most people. */
import { z } from 'zod'
import { ask } from '../../item.ts'

export const creditAccess = ask('credit-access', {
  title: 'Access to your credit report',
  steps: ['IN_PROGRESS'],
  secret: ['ssn', 'pin'],
  initially: { tries: 0 },
  data: z.object({
    /** Counts the answers, so that "I have lifted the freeze" asks the bureau again. */
    tries: z.int().min(0),
    ssn: z.string().optional(),
    pin: z.string().optional(),
    thawed: z.boolean().optional(),
  }),
  example: { tries: 0 },
})

interface Access {
  readonly tries: number
  readonly ssn?: string | undefined
  readonly pin?: string | undefined
  readonly thawed?: boolean | undefined
}

/** What an obstacle's answer adds. A PIN and a lifted freeze are two ways to the same door: the newer one stands, so that a wrong PIN is not sent along with it. */
export function addAccess(before: Access | undefined, answer: Omit<Access, 'tries'>): Access {
  const { pin, thawed, ...kept } = before ?? { tries: 0 }
  const isWay = answer.pin !== undefined || answer.thawed !== undefined
  return { ...kept, ...(isWay ? {} : { pin, thawed }), ...answer, tries: kept.tries + 1 }
}
