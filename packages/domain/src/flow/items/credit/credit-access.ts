/** What the borrower added so that the bureau could answer: SSN, lifted freeze, PIN. Empty for most people. */
import * as z from 'zod/mini'
import { CREDIT_OUTCOMES, type CreditReport } from '../../../facts/credit-report.ts'
import { ssn } from '../../../fields/ssn.ts'
import { ask } from '../../item.ts'

export const creditAccessAnswer = z.object({
  /** Counts the answers, so that "I have lifted the freeze" asks the bureau again. */
  tries: z.int().check(z.gte(0)),
  ssn: z.optional(z.string()),
  pin: z.optional(z.string()),
  thawed: z.optional(z.boolean()),
})

/** The least that can be added to it: each of the three helps by itself. */
export const obstacleAnswer = z.object({
  ssn: z.optional(ssn),
  pin: z.optional(z.string().check(z.regex(/^\d{4,10}$/, 'Enter the PIN, digits only'))),
  thawed: z.optional(z.boolean()),
})

export const obstacleLabels = {
  ssn: 'Social Security number',
  pin: 'Credit freeze PIN',
  thawed: "I've lifted the freeze",
} as const

/** What helps, by what kept the bureau from a report. */
export function obstacleNeeds(report: Pick<CreditReport, 'outcome' | 'bureau'> | undefined): string[] {
  switch (report?.outcome) {
    case 'FROZEN':
    case 'LOCKED':
      return [`Your credit file at ${report.bureau} unlocked, its freeze lifted, or the PIN of the freeze`]
    case 'PIN_INCORRECT':
      return [`The PIN of your credit freeze at ${report.bureau}, or the freeze lifted`]
    case 'MINOR':
      return [`Your credit file at ${report.bureau} corrected: it lists you as under 18`]
    default:
      return ['Your Social Security number', 'Your name and home address, if we have them wrong']
  }
}

export const accessSecrets = { ssn: 'ssn', pin: 'pin' } as const

export const creditAccess = ask('credit-access', {
  title: 'Access to your credit report',
  why: 'The credit bureau can’t share your report without it.',
  steps: ['IN_PROGRESS'],
  secret: accessSecrets,
  initially: { tries: 0 },
  data: creditAccessAnswer,
  labels: { tries: 'Requests to check again', ...obstacleLabels },
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

/** What an obstacle's screen shows. Never the number or the PIN themselves: only whether they were given. */
export const obstacleAbout = z.object({
  outcome: z.optional(z.enum(CREDIT_OUTCOMES)),
  bureau: z.optional(z.string()),
  bureauPhone: z.optional(z.string()),
  bureauUrl: z.optional(z.string()),
  tries: z.number(),
  saidLifted: z.boolean(),
  gaveSsn: z.boolean(),
})

export const aboutObstacle = (report: CreditReport | undefined, access: Access | undefined) => ({
  outcome: report?.outcome,
  bureau: report?.bureau,
  bureauPhone: report?.bureauPhone,
  bureauUrl: report?.bureauUrl,
  tries: access?.tries ?? 0,
  saidLifted: access?.thawed === true,
  gaveSsn: access?.ssn !== undefined,
})
