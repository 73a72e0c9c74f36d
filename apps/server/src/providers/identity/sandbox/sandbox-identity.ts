/** The sandbox's identity verification: every document is genuine, but Idfail's first pictures are refused and Idreview's need a person. */
import type { ProviderCall } from '../../provider-call.ts'
import { askSandbox, type SandboxAnswer } from '../../sandbox/ask-sandbox.ts'
import { drawReference } from '../../sandbox/draw.ts'
import { personaOf } from '../../sandbox/personas.ts'
import type { SandboxWorld } from '../../sandbox/world.ts'
import type { Identity, IdentityRequest, IdentityVerification } from '../port.ts'

const PROVIDER = 'Hawthorn Identity (sandbox)'

const VERIFIED: IdentityVerification = { status: 'VERIFIED', reasons: [] }

const FINDINGS: Readonly<Record<string, (attempt: number) => IdentityVerification>> = {
  // Blurred the first time, and right when it is taken again.
  Idfail: (attempt) => (attempt > 1 ? VERIFIED : { status: 'FAILED', reasons: ['FRONT_UNREADABLE', 'FACE_DIFFERS'] }),
  Idreview: () => ({ status: 'PENDING_REVIEW', reasons: ['NEEDS_REVIEW'] }),
}

function verify({ applicantName, attempt }: IdentityRequest, call: ProviderCall): SandboxAnswer<IdentityVerification> {
  const reference = drawReference('identity', call.idempotencyKey)
  const data = FINDINGS[personaOf(applicantName.lastName)?.lastName ?? '']?.(attempt) ?? VERIFIED
  return { data, reference, response: { reference, ...data } }
}

export const sandboxIdentity = (world: SandboxWorld): Identity => ({
  verify: (request, call) => {
    const { applicantName: name, bornOn, document, attempt, pictures } = request
    const refusal = document === '' ? 'A kind of identity document is required.' : undefined
    const question = {
      provider: PROVIDER,
      capability: 'identity.verify',
      name,
      refusal,
      request: { applicantName: name, bornInYear: bornOn.slice(0, 4), document, attempt, pictures: Object.keys(pictures ?? {}) },
    }
    return askSandbox(world, question, call, () => verify(request, call))
  },
})
