/** What the sandbox's page (sandbox/income-page.ts) gives a person on the way back, and its adapters read: no vendor knows of it. */

/** How a visit ends. another: connected, with the login of someone else. */
export const SANDBOX_ENDS = ['done', 'another', 'cancelled', 'failed'] as const
export type SandboxEnd = (typeof SANDBOX_ENDS)[number]

/** How it ended, for which session, and who was chosen. */
export const sandboxCode = (end: SandboxEnd, link: string, payer: string): string => [end, link, payer].join('~')

export interface SandboxVisitEnd {
  readonly end: SandboxEnd
  readonly link: string
  readonly payer: string
}

export function readSandboxCode(code: string): SandboxVisitEnd | undefined {
  const [end, link = '', payer = ''] = code.split('~')
  const known = SANDBOX_ENDS.find((each) => each === end)
  return known && { end: known, link, payer }
}
