/** The sandbox's identity verification: every document is genuine, but Idfail's is refused and Idreview's needs a person. */
import type { ProviderCall } from '../../provider-call.ts'
import { askSandbox, type SandboxAnswer } from '../../sandbox/ask-sandbox.ts'
import { drawReference } from '../../sandbox/draw.ts'
import { personaOf } from '../../sandbox/personas.ts'
import type { SandboxWorld } from '../../sandbox/world.ts'
import type { Identity, IdentityRequest, IdentityVerification } from '../port.ts'

const PROVIDER = 'Hawthorn Identity (sandbox)'

const STATUSES: Readonly<Record<string, IdentityVerification['status']>> = { Idfail: 'FAILED', Idreview: 'PENDING_REVIEW' }

function verify({ applicantName }: IdentityRequest, call: ProviderCall): SandboxAnswer<IdentityVerification> {
  const reference = drawReference('identity', call.idempotencyKey)
  const status = STATUSES[personaOf(applicantName.lastName)?.lastName ?? ''] ?? 'VERIFIED'
  const data = { status, reasons: status === 'VERIFIED' ? [] : ['The front of the document is not readable'] }
  return { data, reference, response: { reference, ...data } }
}

export const sandboxIdentity = (world: SandboxWorld): Identity => ({
  verify: (request, call) => {
    const { applicantName: name, bornOn, document } = request
    const refusal = document === '' ? 'A kind of identity document is required.' : undefined
    const question = {
      provider: PROVIDER,
      capability: 'identity.verify',
      name,
      refusal,
      request: { applicantName: name, bornInYear: bornOn.slice(0, 4), document },
    }
    return askSandbox(world, question, call, () => verify(request, call))
  },
})
