/** Whether the organization lends as a partner lender: any flag of that family that is on [organization/partner-lenders] (docs/decisions/0015). Pure. */

const FAMILY = /^partner-lender(-|$)/

export interface FlagWord {
  readonly key: string
  readonly enabled: boolean
}

/** What the flag service says of a key stands over what the page carries. */
export function isPartnerLender(flags: Readonly<Record<string, boolean>>, features: readonly FlagWord[] = []): boolean {
  const said = new Map(Object.entries(flags))
  for (const { key, enabled } of features) said.set(key, enabled)
  return [...said].some(([key, on]) => on && FAMILY.test(key))
}
