/** One call to the sandbox's world: its faults first, then its latency, then the answer. */
import { postalAddress } from '@hearthline/domain/facts/scalars'
import type { ApplicantName } from '../applicant-name.ts'
import type { ProviderAnswer, ProviderCall, RedactedRecord, Unavailability } from '../provider-call.ts'
import { ProviderRefused, ProviderUnavailable } from '../provider-call.ts'
import { applicantKey } from './applicant-key.ts'
import { drawBetween } from './draw.ts'
import type { SandboxWorld } from './world.ts'

export interface SandboxQuestion {
  readonly provider: string
  /** As 'credit-bureau.pullSoft': together with the applicant it decides how long the call takes. */
  readonly capability: string
  readonly name: ApplicantName
  /** Left out where the question is about a person and not about a home. */
  readonly address?: unknown
  /** Why no vendor could read this request, as a sentence; left out where one could. */
  readonly refusal?: string | undefined
  readonly request: RedactedRecord
}

/** What is kept of an answer: data, the vendor's reference, and what the attempts table may keep of it. */
export type SandboxAnswer<Data> = Pick<ProviderAnswer<Data>, 'data' | 'reference' | 'response'>

/** A client's patience of 30 s, shortened: long enough to be seen at real speed, hardly anything when instant. */
const TIMEOUT_MILLISECONDS = { real: 3000, instant: 20 } as const

/** Milliseconds from 300 to 1500, always the same for the same applicant and capability; 0 when instant. */
export const latency = (world: SandboxWorld, capability: string, name: ApplicantName): number =>
  world.speed === 'instant' ? 0 : drawBetween(300, 1500, applicantKey(name), capability)

function drawFault(world: SandboxWorld): Unavailability | undefined {
  if (world.random() >= world.faults) return undefined
  return world.random() < 0.5 ? 'TIMEOUT' : 'SERVER_ERROR'
}

function refuseNonsense(question: SandboxQuestion): void {
  if (!question.name.firstName.trim() || !question.name.lastName.trim()) {
    throw new ProviderRefused(question.provider, 'A first and a last name are required.', question.request)
  }
  if ('address' in question && !postalAddress.safeParse(question.address).success) {
    throw new ProviderRefused(question.provider, 'A complete postal address is required.', question.request)
  }
  if (question.refusal !== undefined) throw new ProviderRefused(question.provider, question.refusal, question.request)
}

/** Throws ProviderUnavailable for a drawn fault or an aborted call, ProviderRefused for a request that no vendor could read. */
export async function askSandbox<Data>(
  world: SandboxWorld,
  question: SandboxQuestion,
  call: ProviderCall,
  answer: () => SandboxAnswer<Data>,
): Promise<ProviderAnswer<Data>> {
  const { provider, request } = question
  const fault = drawFault(world)
  const milliseconds = fault === 'TIMEOUT' ? TIMEOUT_MILLISECONDS[world.speed] : latency(world, question.capability, question.name)
  try {
    call.signal.throwIfAborted()
    if (milliseconds > 0) await world.sleep(milliseconds, call.signal)
    call.signal.throwIfAborted()
  } catch {
    throw new ProviderUnavailable(provider, 'TIMEOUT', request)
  }
  if (fault) throw new ProviderUnavailable(provider, fault, request)
  refuseNonsense(question)
  return { ...answer(), provider, request }
}
