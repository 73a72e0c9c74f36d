/** How a borrower shows that the home is insured: the policy itself, or the agent whom we ask for it. */
import * as z from 'zod/mini'
import type { SentDocumentKind } from '../../../facts/document-kind.ts'
import { cents, localDate } from '../../../facts/scalars.ts'
import { policyFaults } from '../../../policy/insurance-amounts.ts'
import type { LocalDate } from '../../../values/local-date.ts'
import type { Misfit, NamedDocument } from '../../item.ts'
import { phoneDigitsText } from '../contact-phone.ts'

export const MOST_POLICY_PAGES = 10

export const insurancePolicy = z.object({
  insurer: z.string().check(z.minLength(2, 'Enter the insurance company'), z.maxLength(120)),
  policyNumber: z.string().check(z.minLength(2, 'Enter the policy number'), z.maxLength(60)),
  coverageCents: cents,
  deductibleCents: cents,
  effectiveOn: localDate,
  expiresOn: localDate,
  fullReplacement: z.optional(z.boolean()),
  /** The pages that show it. Earlier releases took a policy without any. */
  documents: z.optional(z.array(z.uuid()).check(z.maxLength(MOST_POLICY_PAGES))),
})

export const insuranceAgent = z.object({
  agency: z.string().check(z.minLength(2, 'Enter the agent or agency'), z.maxLength(120)),
  phone: phoneDigitsText,
  email: z.optional(z.email('Please enter a valid email address')),
})

export const insuranceProof = z.object({ policy: z.optional(insurancePolicy), agent: z.optional(insuranceAgent) })
export type InsuranceProof = z.infer<typeof insuranceProof>

export const insuranceProofLabels = {
  policy: {
    insurer: 'Insurance company',
    policyNumber: 'Policy number',
    coverageCents: 'Amount of coverage',
    deductibleCents: 'Deductible',
    effectiveOn: 'First day of the policy',
    expiresOn: 'Last day of the policy',
    fullReplacement: 'Pays the full cost to rebuild',
    documents: 'Declarations page',
  },
  agent: { agency: 'Agent or agency', phone: 'Phone', email: 'Email' },
} as const

export const NO_DECLARATIONS_PAGE = 'Upload the declarations page of your policy'

/** What is wrong with what was shown; `at` is where in the answer it stands, with a dot at its end. */
export function misfitsOfProof({ policy, agent }: InsuranceProof, neededCents: number, on: LocalDate, at = ''): readonly Misfit[] {
  if (!policy) return agent ? [] : [{ path: `${at}policy.insurer`, message: 'Enter your policy, or tell us whom to ask for it' }]
  return [
    ...(policy.documents?.length ? [] : [{ path: `${at}policy.documents`, message: NO_DECLARATIONS_PAGE }]),
    ...policyFaults(policy, neededCents, on).map(({ path, message }) => ({ path: `${at}policy.${path}`, message })),
  ]
}

/** The pages that a policy is shown by. */
export const pagesOfProof = ({ policy }: InsuranceProof, kind: SentDocumentKind, at = ''): readonly NamedDocument[] =>
  (policy?.documents ?? []).map((uuid) => ({ path: `${at}policy.documents`, uuid, kind }))

export const exampleAgent = { agency: 'Alder Insurance Agency', phone: '9165550147', email: 'service@alder.example' } as const
