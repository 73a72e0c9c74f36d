/** Who held the payment, when and why, and who lifted it, from the audit log. Pure. */
import type { ApplicationFile } from '../application/use-application.ts'

export interface Hold {
  readonly sequence: number
  readonly at: string
  readonly actor: string
  readonly reason: string
  /** absent while the payment is held */
  readonly lifted?: { readonly at: string; readonly actor: string; readonly reason: string }
}

const reasonOf = ({ reason }: Readonly<Record<string, unknown>>): string => (typeof reason === 'string' ? reason : '')

/** The newest first. A hold on a hold is one more, and all of them end with the next lifting. */
export function holdsIn(audit: Pick<ApplicationFile, 'audit'>['audit']): readonly Hold[] {
  const holds: Hold[] = []
  for (const { sequence, at, actor, detail } of [...audit].sort((one, other) => one.sequence - other.sequence)) {
    const lifted = { at, actor, reason: reasonOf(detail) }
    if (detail.decided === 'funding-hold') holds.push({ sequence, ...lifted })
    if (detail.decided === 'funding-release') holds.splice(0, holds.length, ...holds.map((hold) => ({ lifted, ...hold })))
  }
  return holds.reverse()
}
