/** The sandbox's payroll and bank records: income as stated, half for Incomelower, four fifths for Incomepartial; Employercheck's employer must confirm. */
import type { ProviderCall } from '../../provider-call.ts'
import { askSandbox, type SandboxAnswer } from '../../sandbox/ask-sandbox.ts'
import { drawReference } from '../../sandbox/draw.ts'
import { personaOf } from '../../sandbox/personas.ts'
import type { SandboxWorld } from '../../sandbox/world.ts'
import type { Income, IncomeRequest, VerifiedIncome } from '../port.ts'

const PROVIDER = 'Alder Income (sandbox)'

function verifiedCents(persona: string | undefined, stated: number): number {
  if (persona === 'Incomelower') return Math.round(stated / 2)
  return persona === 'Incomepartial' ? Math.round((stated * 4) / 5) : stated
}

function verify(
  { applicantName, statedAnnualCents, statedCoOwnersCents }: IncomeRequest,
  call: ProviderCall,
): SandboxAnswer<VerifiedIncome> {
  const reference = drawReference('income', call.idempotencyKey)
  const persona = personaOf(applicantName.lastName)?.lastName
  const data = {
    verifiedAnnualCents: verifiedCents(persona, statedAnnualCents),
    ...(statedCoOwnersCents !== undefined && { verifiedCoOwnersCents: verifiedCents(persona, statedCoOwnersCents) }),
    employmentFlagged: persona === 'Employercheck',
  }
  return { data, reference, response: { reference, ...data } }
}

export const sandboxIncome = (world: SandboxWorld): Income => ({
  verify: (request, call) => {
    const { applicantName: name, sources } = request
    const refusal = sources.length === 0 ? 'At least one source of income is required.' : undefined
    const question = {
      provider: PROVIDER,
      capability: 'income.verify',
      name,
      refusal,
      request: { ...request },
    }
    return askSandbox(world, question, call, () => verify(request, call))
  },
})
