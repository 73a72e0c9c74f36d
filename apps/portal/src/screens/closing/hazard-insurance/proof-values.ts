/** What a form holds of an insurance policy or its agent, and the answer that it makes. Pure. */
import { formatPhone, type InsuranceProof, NO_DECLARATIONS_PAGE, phoneDigits } from '@hearthline/domain'
import { assembleDate, type DateParts, emptyDate, splitDate } from '@hearthline/ui/date-field'

export const WAYS = ['POLICY', 'AGENT'] as const
export type Way = (typeof WAYS)[number]

export interface ProofValues {
  readonly way: string
  /** The declarations page, by the ids of what was uploaded. */
  readonly policyPages: readonly string[]
  readonly insurer: string
  readonly policyNumber: string
  readonly coverage: number | null
  readonly deductible: number | null
  readonly fullReplacement: boolean
  readonly effective: DateParts
  readonly expires: DateParts
  readonly agency: string
  readonly agentPhone: string
  readonly agentEmail: string
}

export interface ProofProblem {
  readonly field: keyof ProofValues
  readonly message: string
}

const dollars = (cents: number | undefined): number | null => (cents === undefined ? null : Math.round(cents / 100))
const parts = (day: string | undefined): DateParts => (day === undefined ? emptyDate : (splitDate(day) ?? emptyDate))

/** `way`: what is shown where nothing was said before. */
export const proofValues = ({ policy, agent }: InsuranceProof, way: Way | '' = ''): ProofValues => ({
  way: policy ? 'POLICY' : agent ? 'AGENT' : way,
  policyPages: policy?.documents ?? [],
  insurer: policy?.insurer ?? '',
  policyNumber: policy?.policyNumber ?? '',
  coverage: dollars(policy?.coverageCents),
  deductible: dollars(policy?.deductibleCents),
  fullReplacement: policy?.fullReplacement ?? false,
  effective: parts(policy?.effectiveOn),
  expires: parts(policy?.expiresOn),
  agency: agent?.agency ?? '',
  agentPhone: formatPhone(agent?.phone ?? ''),
  agentEmail: agent?.email ?? '',
})

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** What is missing; whether the policy is enough the server says, which knows the loans and the day. */
export function proofProblems(values: ProofValues): ProofProblem[] {
  const problem = (isFine: boolean, field: keyof ProofValues, message: string) => (isFine ? [] : [{ field, message }])
  if (values.way === 'AGENT')
    return [
      ...problem(values.agency.trim().length >= 2, 'agency', 'Enter the agent or agency'),
      ...problem(phoneDigits(values.agentPhone) !== undefined, 'agentPhone', 'Enter a phone number with ten digits'),
      ...problem(
        values.agentEmail.trim() === '' || EMAIL.test(values.agentEmail.trim()),
        'agentEmail',
        'Please enter a valid email address',
      ),
    ]
  if (values.way !== 'POLICY') return [{ field: 'way', message: 'Choose how you want to show it' }]
  return [
    ...problem(values.policyPages.length > 0, 'policyPages', NO_DECLARATIONS_PAGE),
    ...problem(values.insurer.trim().length >= 2, 'insurer', 'Enter the insurance company'),
    ...problem(values.policyNumber.trim().length >= 2, 'policyNumber', 'Enter the policy number'),
    ...problem(values.coverage !== null && values.coverage > 0, 'coverage', 'Enter the amount that the policy covers'),
    ...problem(values.deductible !== null, 'deductible', 'Enter the deductible. Enter 0 if there is none.'),
    ...problem(assembleDate(values.effective) !== null, 'effective', 'Enter the first day of the policy'),
    ...problem(assembleDate(values.expires) !== null, 'expires', 'Enter the last day of the policy'),
  ]
}

/** Only of values without problems. */
export function proofOf(values: ProofValues): InsuranceProof {
  if (values.way === 'AGENT') {
    const email = values.agentEmail.trim()
    return { agent: { agency: values.agency.trim(), phone: phoneDigits(values.agentPhone) ?? '', ...(email && { email }) } }
  }
  return {
    policy: {
      insurer: values.insurer.trim(),
      policyNumber: values.policyNumber.trim(),
      coverageCents: (values.coverage ?? 0) * 100,
      deductibleCents: (values.deductible ?? 0) * 100,
      effectiveOn: assembleDate(values.effective) ?? '',
      expiresOn: assembleDate(values.expires) ?? '',
      ...(values.fullReplacement && { fullReplacement: true }),
      documents: [...values.policyPages],
    },
  }
}

const PLACES: Readonly<Record<string, keyof ProofValues>> = {
  'policy.documents': 'policyPages',
  'policy.insurer': 'insurer',
  'policy.policyNumber': 'policyNumber',
  'policy.coverageCents': 'coverage',
  'policy.deductibleCents': 'deductible',
  'policy.effectiveOn': 'effective',
  'policy.expiresOn': 'expires',
  'agent.agency': 'agency',
  'agent.phone': 'agentPhone',
  'agent.email': 'agentEmail',
}

/** The field of the form for a path of the answer. */
export const placeOfProof = (path: string): string => PLACES[path.replace(/^flood\./, '')] ?? path
